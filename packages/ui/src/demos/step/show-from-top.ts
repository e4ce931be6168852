import { media } from '../../tokens/breakpoint';

/**
 * Scrolls so that an element begins at the top of the window, unless all of it is in view already. The
 * page's `scroll-padding-top` leaves room for a header. Does nothing in a low window, where it could push a
 * focused heading out of view.
 */
export function showFromTop(element: HTMLElement): void {
  if (matchMedia(media.low).matches) return;
  const { top, bottom } = element.getBoundingClientRect();
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  const headroom = Number.parseFloat(scrollPaddingTop) || 0;
  if (top >= headroom && bottom <= window.innerHeight) return;
  element.scrollIntoView({ block: 'start' });
}
