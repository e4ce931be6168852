import { focusOn } from './focus';

/** Scrolls to the element of a hash after `delayMs`, and opens the `<details>` around it. */
export function scrollToHash(hash: string, delayMs: number): () => void {
  const timer = setTimeout(() => {
    const element = document.getElementById(decode(hash.slice(1)));
    // An element in a closed <details> cannot be scrolled to.
    const folded = element?.closest('details');
    if (folded) folded.open = true;
    element?.scrollIntoView();
    focusOn(element);
  }, delayMs);
  return () => clearTimeout(timer);
}

function decode(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
