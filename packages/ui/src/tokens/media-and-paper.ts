import { media } from './breakpoint';

/** From 1024 px, and on paper: a printed slide of the deck is 1280 px wide. */
export const desktopAndPaper = `${media.desktop}, ${media.print}`;
/** From 768 px, and on paper. */
export const tabletAndPaper = `${media.tablet}, ${media.print}`;
