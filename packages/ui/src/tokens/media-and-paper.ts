import { media } from './breakpoint';

/** On paper too, because a printed slide of the deck is 1280 px wide. */
export const desktopAndPaper = `${media.desktop}, ${media.print}`;
export const tabletAndPaper = `${media.tablet}, ${media.print}`;
