import { style } from '../../../styles/sections';
import { media, vars } from '../../../tokens';

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[12],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: vars.space[16],
      alignItems: 'start',
    },
    [media.print]: {
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
      gap: vars.space[6],
      alignItems: 'start',
    },
  },
});

export const words = style({ position: 'relative', containerType: 'inline-size' });

/** A price sticker. */
export const badge = style({
  display: 'inline-block',
  maxWidth: '100%',
  padding: `${vars.space[2]} ${vars.space[4]}`,
  borderRadius: vars.radius.card,
  color: vars.color.onLime,
  textWrap: 'balance',
  backgroundColor: vars.color.lime,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.lineHeight.title,
  printColorAdjust: 'exact',
  '@media': { [media.forcedColors]: { border: '1px solid' } },
});

export const logos = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[3]} clamp(${vars.space[3]}, 3cqi, ${vars.space[5]})`,
  paddingBlockStart: vars.space[6],
  borderTop: `2px dashed ${vars.surface.line}`,
});

export const charity = style({
  // The charity has a line to itself, the two supermarkets share the next.
  selectors: { '&:first-child': { flexBasis: '100%' } },
  display: 'inline-flex',
  maxWidth: '100%',
  // It has a line of its own: a word breaks only where it is wider than that.
  overflowWrap: 'anywhere',
  alignItems: 'center',
  gap: vars.space[3],
  fontWeight: vars.weight.semibold,
  lineHeight: vars.lineHeight.title,
});

export const plus = style({
  fontFamily: vars.font.figures,
  fontSize: vars.text.title,
  color: vars.surface.accent,
});

export const stage = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  alignItems: 'start',
  '@media': { [media.print]: { breakInside: 'avoid' } },
});

export const picture = style({ gridColumn: '1 / -1', gridRow: 1 });

export const cards = style({
  gridColumn: '1 / -1',
  gridRow: 2,
  display: 'flex',
  marginBlockStart: `calc(-1 * ${vars.space[8]})`,
  paddingInline: vars.space[4],
  '@media': {
    [media.tablet]: {
      gridColumn: '1 / 8',
      display: 'grid',
      paddingInline: 0,
      marginBlockStart: `calc(-1 * ${vars.space[6]})`,
    },
  },
});

export const card = style({
  flex: '0 0 58%',
  transform: 'rotate(-4deg)',
  selectors: {
    '&:nth-child(2)': { marginInlineStart: '-16%', transform: 'translateY(18%) rotate(5deg)' },
  },
  '@media': {
    [media.tablet]: {
      width: '76%',
      selectors: {
        '&:nth-child(2)': {
          marginInlineStart: '18%',
          marginBlockStart: '-9%',
          transform: 'rotate(5deg)',
        },
      },
    },
    [media.print]: { transform: 'none' },
  },
});

export const receipt = style({
  gridColumn: '1 / -1',
  gridRow: 3,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  marginBlockStart: vars.space[16],
  '@media': {
    [media.tablet]: {
      gridColumn: '7 / -1',
      gridRow: 2,
      marginBlockStart: `calc(-1 * ${vars.space[10]})`,
      transform: 'rotate(2deg)',
    },
    [media.print]: { marginBlockStart: vars.space[10] },
  },
});
