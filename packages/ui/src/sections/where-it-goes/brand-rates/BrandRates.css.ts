import { createVar } from '@vanilla-extract/css';
import { exactColours, inColumns, mutedSmall, sideBySide } from '../../../styles/looks';
import { media, style, vars } from '../../../styles/sections';

export const head = style(
  sideBySide('7fr 5fr', { gap: vars.space[8], wideGap: vars.space[16], alignItems: 'end' }),
);

export const table = style({
  width: '100%',
  borderTop: `6px solid ${vars.surface.text}`,
});

export const row = style({ borderBottom: `1px solid ${vars.surface.line}` });

const cell = {
  paddingBlock: vars.space[4],
  '@media': { [media.print]: { paddingBlock: vars.space[2] } },
};

/** Narrower on a phone, so that sums in large text fit. */
const columnGap = `min(${vars.space[4]}, 3vw)`;

export const columnHead = style({
  paddingBlock: vars.space[3],
  textAlign: 'start',
  verticalAlign: 'bottom',
  overflowWrap: 'anywhere',
  ...mutedSmall,
  fontWeight: vars.weight.semibold,
});

export const figureHead = style([
  columnHead,
  // A longer heading breaks, but not “Gives” in wide letters.
  { textAlign: 'end', paddingInlineStart: columnGap, minWidth: `calc(3.2em + ${columnGap})` },
]);

export const brand = style({
  ...cell,
  textAlign: 'start',
  fontWeight: vars.weight.regular,
  // Names may break, so that amounts do not have to.
  overflowWrap: 'anywhere',
});

/** From 375 px at the default text size. In less room, only the name is shown. */
const withWordmark = 'screen and (min-width: 23.4375em), print';

export const names = style({
  display: 'grid',
  alignItems: 'center',
  columnGap: vars.space[3],
  '@media': {
    [withWordmark]: { gridTemplateColumns: '76px minmax(0, 1fr)' },
    [media.tabletAndPaper]: {
      gridTemplateColumns: '11rem minmax(0, 1fr)',
      columnGap: vars.space[6],
    },
  },
});

export const chip = style({
  display: 'none',
  placeItems: 'center',
  gridColumn: 1,
  gridRow: '1 / span 2',
  height: 44,
  paddingInline: vars.space[1],
  borderRadius: vars.radius.small,
  ...exactColours,
  '@media': {
    [withWordmark]: { display: 'grid' },
    [media.tabletAndPaper]: { height: 64, paddingInline: vars.space[4] },
    [media.print]: { height: 44 },
  },
});

export const name = style({
  fontWeight: vars.weight.semibold,
  '@media': { [media.tablet]: { fontSize: vars.text.title } },
});

export const figure = style({
  ...cell,
  textAlign: 'end',
  paddingInlineStart: columnGap,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  fontSize: `min(${vars.text.lead}, 1rem + 1vw)`,
});

export const share = createVar();

/** From the name to its rate. A brand that gives 20% or more fills it. */
export const bar = style({
  display: 'none',
  overflow: 'hidden',
  height: vars.space[2],
  borderRadius: vars.radius.small,
  backgroundColor: vars.surface.line,
  '::before': {
    content: '',
    display: 'block',
    width: `calc(5 * ${share})`,
    height: '100%',
    borderRadius: 'inherit',
    backgroundColor: vars.surface.accent,
  },
  '@media': { [media.desktop]: { display: 'block' } },
});

export const rate = style({
  '@media': {
    [media.desktop]: {
      ...inColumns('1fr 3em', vars.space[4]),
      alignItems: 'center',
      width: 'min(32vw, 30rem)',
      marginInlineStart: 'auto',
    },
  },
});

export const sum = style([figure, { fontWeight: vars.weight.semibold }]);
