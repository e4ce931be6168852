import { style } from '../../styles/primitives';
import { media } from '../../tokens/breakpoint';

// In a narrow container the height follows the width, so the wordmark keeps its proportions.
export const wordmark = style({ height: 'auto', maxWidth: '100%', flex: 'none' });

/** Forced colours remove the brand's background, on which its own colours depend. */
export const drawing = style({
  '@media': { [media.forcedColors]: { fill: 'currentColor', color: 'inherit' } },
});
