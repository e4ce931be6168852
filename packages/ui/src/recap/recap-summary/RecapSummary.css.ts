import { largeText, onBaseline, style } from '../../styles/sections';
import { tabletAndPaper } from '../../tokens/media-and-paper';
import { vars } from '../../tokens/vars.css';

/** May be narrower than its text, because a name may be one word of 200 letters. */
export const greeting = style({ flex: '1 1 16rem', minWidth: 0 });

export const choice = style({ maxWidth: '14rem' });

/** If there is room, the two sums are side by side on one baseline, each above its label. */
export const figures = style({
  containerType: 'inline-size',
  ...onBaseline(vars.space[8]),
  paddingBlockStart: vars.space[6],
  borderTop: `2px dashed ${vars.surface.line}`,
});

/** Stacked on a phone. Elsewhere in two halves, unless a sum would have to break. */
export const figure = style({
  display: 'flex',
  flex: '1 1 100%',
  minWidth: 'fit-content',
  flexDirection: 'column',
  gap: vars.space[2],
  '@media': { [tabletAndPaper]: { flex: '1 1 0' } },
});

/** Before the sum in the document, below it on screen. */
export const label = style({ order: 1 });

const sum = (fontSize: string) => ({
  ...largeText(fontSize, '0.95'),
  fontVariantNumeric: 'tabular-nums',
  // A sum too wide for its line breaks instead of overflowing the page.
  overflowWrap: 'anywhere' as const,
});

export const large = style({
  // Ten characters, as in £34,573.56, fit on a line of any width.
  ...sum(`min(${vars.text.figure}, 18cqi)`),
  color: vars.surface.accent,
});
export const small = style({
  ...sum(vars.text.section),
  // The larger sum extends further below the baseline; this keeps both labels level.
  '@media': {
    [tabletAndPaper]: {
      paddingBlockEnd: `calc((${vars.text.figure} - ${vars.text.section}) * 0.14)`,
    },
  },
});
