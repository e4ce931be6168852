import { exactColours, oneColumn, spread, titleText } from '../../styles/looks';
import { media, recipe, style, vars } from '../../styles/primitives';

export const header = style({
  ...oneColumn(vars.space[1]),
  justifyItems: 'center',
  textAlign: 'center',
});

export const title = style({
  maxWidth: '100%',
  ...titleText(vars.text.title, vars.lineHeight.heading),
  textWrap: 'balance',
});

export const detail = style({ fontSize: vars.text.caption, color: vars.surface.textMuted });

export const rule = style({ borderTop: `1.5px dashed ${vars.surface.control}` });

export const footer = style({
  fontSize: vars.text.caption,
  color: vars.surface.textMuted,
  textAlign: 'center',
  textWrap: 'balance',
});

export const lines = style(oneColumn(vars.space[2]));

/** A highlighter stroke, wider than the text. */
const highlight = (inset: string) => ({
  marginInline: `calc(-1 * ${inset})`,
  backgroundColor: vars.color.accent,
  color: vars.color.onAccent,
  ...exactColours,
  '@media': { [media.forcedColors]: { outline: '1px solid CanvasText' } },
});

export const line = recipe({
  base: spread(vars.space[4]),
  variants: {
    emphasis: {
      none: {},
      strong: { fontWeight: vars.weight.bold },
      gift: { padding: `${vars.space[1]} ${vars.space[2]}`, ...highlight(vars.space[2]) },
    },
  },
});

export const total = recipe({
  base: { ...spread(vars.space[4]), alignItems: 'center' },
  variants: {
    tone: { plain: {}, gift: { padding: vars.space[3], ...highlight(vars.space[3]) } },
  },
});

export const label = style({
  flex: '1 1 min-content',
  minWidth: '30%',
  overflowWrap: 'break-word',
});

export const value = style({ maxWidth: '100%', marginInlineStart: 'auto', textAlign: 'end' });

export const totalValue = style({
  minWidth: 0,
  marginInlineStart: 'auto',
  // A seven-figure amount fits on one line of paper 240 px wide.
  fontSize: 'clamp(1.25rem, 9cqi, 2rem)',
  fontWeight: vars.weight.bold,
  lineHeight: 1.1,
  letterSpacing: '-0.03em',
  textAlign: 'end',
});
