export function focusPageHeading() {
  // The page renders its own heading, so there is no ref to it here.
  focusOn(document.querySelector('main h1') ?? document.querySelector('main'));
}

/** Focuses an element without scrolling to it. */
export function focusOn(element: Element | null) {
  if (!(element instanceof HTMLElement)) return;
  // Makes headings and sections focusable by script, but not with the Tab key.
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
