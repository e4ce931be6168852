import { media, style } from '../styles/sections';

/** In a low window, the buttons of a `Stack` are above it. */
export const afterButtons = style({ '@media': { [media.low]: { order: 1 } } });
