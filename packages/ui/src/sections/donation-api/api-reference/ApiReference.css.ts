import { figuresFont, figuresText, mutedSmall, oneColumn, sideBySide } from '../../../styles/looks';
import { globalStyle, media, style, vars } from '../../../styles/sections';

export const operation = style([
  sideBySide('7fr 5fr', { gap: vars.space[10], wideGap: vars.space[12], alignItems: 'start' }),
  { '@media': { [media.desktop]: { gridTemplateRows: 'auto 1fr auto' } } },
]);

export const call = style({
  ...figuresText(vars.text.body),
});

export const fields = style({ borderTop: `2px solid ${vars.surface.text}` });

export const fieldRow = style({
  ...sideBySide('2fr 3fr', {
    gap: vars.space[1],
    wideGap: vars.space[5],
    alignItems: 'baseline',
    from: media.tablet,
  }),
  paddingBlock: vars.space[3],
  borderBottom: `1px solid ${vars.surface.line}`,
  breakInside: 'avoid',
});

/** The fields of an answer, in columns under everything else. */
export const answer = style({ gridColumn: '1 / -1' });

globalStyle(`${answer} ${fields}`, {
  '@media': { [media.desktop]: { columns: 2, columnGap: vars.space[12] } },
});

export const fieldName = style({
  ...figuresFont,
});

export const fieldType = style({
  ...mutedSmall,
});

/** As tall as its rows: the form sticks inside, and does not cover the answer's fields. */
export const trialPlace = style({
  '@media': { [media.desktop]: { gridColumn: 2, gridRow: '1 / span 2', alignSelf: 'stretch' } },
});

export const trial = style({
  ...oneColumn(vars.space[6]),
  padding: `clamp(${vars.space[5]}, 4vw, ${vars.space[8]})`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.raised,
  '@media': {
    [media.desktop]: { position: 'sticky', insetBlockStart: '7rem' },
    [media.print]: { display: 'none' },
    [media.forcedColors]: { border: '1px solid CanvasText' },
  },
});

export const reply = style({
  selectors: { '&:not(:empty)': { paddingBlockStart: vars.space[6] } },
});
