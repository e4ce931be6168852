import { focusOn, focusPageHeading } from './focus';

/** By path: the control that had the focus when the page was left. */
const left = new Map<string, () => Element | undefined>();
const waitAtMostMs = 2000;

export function rememberControl(path: string): void {
  const control = document.activeElement;
  const attribute = ['href', 'name', 'id'].find((name) => control?.hasAttribute(name));
  if (!control || !attribute) return;
  const value = CSS.escape(control.getAttribute(attribute) ?? '');
  const alike = () => [
    ...document.querySelectorAll(`${control.localName}[${attribute}="${value}"]`),
  ];
  const index = alike().indexOf(control);
  left.set(path, () => alike()[index]);
}

/** Waits for a control that appears late, such as a result. Without one, focuses the heading. */
export function focusLeftControl(path: string): void {
  const find = left.get(path);
  const before = document.activeElement;
  const tryOnce = (last = false) => {
    const control = find?.();
    focusOn(control ?? null);
    const isFocused = control && document.activeElement === control;
    // A control in a closed menu takes no focus.
    if (!control && find && !last) return;
    observer.disconnect();
    clearTimeout(timer);
    if (!isFocused && [before, document.body].includes(document.activeElement)) focusPageHeading();
  };
  const observer = new MutationObserver(() => tryOnce());
  observer.observe(document.body, { childList: true, subtree: true });
  const timer = setTimeout(() => tryOnce(true), waitAtMostMs);
  tryOnce();
}
