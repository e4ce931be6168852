import { exactColours, figuresText, oneColumn } from '../../styles/looks';
import { recipe, style, vars } from '../../styles/primitives';

export const barcode = style({
  ...oneColumn(vars.space[2]),
  justifyItems: 'center',
  width: '100%',
  padding: `${vars.space[2]} 0`,
  color: vars.color.printedText,
  backgroundColor: vars.color.printedPage,
  // Scanners need dark bars on white.
  forcedColorAdjust: 'none',
  ...exactColours,
});

export const bars = recipe({
  base: { width: '100%' },
  variants: {
    height: {
      short: { height: '2.5rem' },
      tall: { height: '4rem' },
      scaled: { height: '6em' },
    },
  },
});

export const digits = style({
  ...figuresText(vars.text.caption),
  letterSpacing: '0.12em',
  lineHeight: 1.3,
  textAlign: 'center',
  textWrap: 'balance',
});
