export function focusPageHeading() {
  // Without a ref, because in a static part the heading has no component here.
  focusOn(document.querySelector('main h1') ?? document.querySelector('main'));
}

/** Focuses an element without scrolling to it. */
export function focusOn(element: Element | null) {
  if (!(element instanceof HTMLElement)) return;
  // Headings and sections are focusable by script, but not with the Tab key.
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
