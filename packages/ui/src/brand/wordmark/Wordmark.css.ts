import { media, style } from '../../styles/primitives';

export const wordmark = style({ height: 'auto', maxWidth: '100%', flex: 'none' });

/** Forced colours remove the brand's background, on which its own colours depend. */
export const drawing = style({
  '@media': { [media.forcedColors]: { fill: 'currentColor', color: 'inherit' } },
});
