/**
 * Scrolls so that an element begins at the top of the window, unless all of it is in view already. The
 * page's `scroll-padding-top` leaves room for a header.
 */
export function showFromTop(element: HTMLElement): void {
  const { top, bottom } = element.getBoundingClientRect();
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  const headroom = Number.parseFloat(scrollPaddingTop) || 0;
  if (top >= headroom && bottom <= window.innerHeight) return;
  element.scrollIntoView({ block: 'start' });
}
