export function focusPageHeading() {
  focusOn(document.querySelector('main h1') ?? document.querySelector('main'));
}

export function focusOn(element: Element | null) {
  if (!(element instanceof HTMLElement)) return;
  // Focusable by script, but not with the Tab key.
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
