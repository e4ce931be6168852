import { lowWindow } from '../../tokens/breakpoint';

/**
 * Scrolls an element to the top, unless all of it is in view. Does nothing in a low window, where
 * that could hide a focused heading.
 */
export function showFromTop(element: HTMLElement): void {
  if (matchMedia(lowWindow).matches) return;
  const { top, bottom } = element.getBoundingClientRect();
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  const headroom = Number.parseFloat(scrollPaddingTop) || 0;
  if (top >= headroom && bottom <= window.innerHeight) return;
  element.scrollIntoView({ block: 'start' });
}
