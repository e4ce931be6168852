/** Gives the focus to the heading of the page. */
export function focusPageHeading() {
  // No ref reaches it: on some pages it stands in a static part, whose HTML has no component here.
  focusOn(document.querySelector('main h1') ?? document.querySelector('main'));
}

/** Gives an element the focus without scrolling to it. */
export function focusOn(element: Element | null) {
  if (!(element instanceof HTMLElement)) return;
  // Headings and sections take the focus from here only, not from the Tab key.
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
