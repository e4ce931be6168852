import { style } from '../../styles/primitives';
import { media } from '../../tokens/breakpoint';

// A wordmark keeps its shape in a narrow place, so the height follows the width.
export const wordmark = style({ height: 'auto', maxWidth: '100%', flex: 'none' });

/** In forced colours the brand's ground is gone, so its ink would not show on what is there. */
export const drawing = style({
  '@media': { [media.forcedColors]: { fill: 'currentColor', color: 'inherit' } },
});
