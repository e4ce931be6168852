import { focusOn, focusPageHeading } from './focus';

/** By path: the control that had the focus when the page was left. */
const left = new Map<string, () => Element | undefined>();
const waitAtMostMs = 2000;
let stopWaiting = () => {};

export function rememberControl(path: string): void {
  stopWaiting();
  left.delete(path);
  const control = document.activeElement;
  const attribute = ['href', 'name', 'id'].find((name) => control?.hasAttribute(name));
  if (!control || !attribute) return;
  const alike = `[${attribute}="${CSS.escape(control.getAttribute(attribute) ?? '')}"]`;
  const index = [...document.querySelectorAll(alike)].indexOf(control);
  left.set(path, () => document.querySelectorAll(alike)[index]);
}

/**
 * Waits for a control that appears late, such as a result, and follows it if the page replaces it.
 * Without one, focuses the heading.
 */
export function focusLeftControl(path: string): void {
  const find = left.get(path);
  let focused = document.activeElement;
  const isFree = () => [focused, document.body].includes(document.activeElement);
  const tryOnce = (last = false) => {
    const control = find?.() ?? null;
    if (isFree() && control) {
      focusOn(control);
      if (document.activeElement === control) focused = control;
    }
    // A control in a closed menu takes no focus.
    const isLost = last || !find || (control && document.activeElement !== control);
    if (!isLost) return;
    stopWaiting();
    if (isFree() && document.activeElement !== control) focusPageHeading();
  };
  const observer = new MutationObserver(() => tryOnce());
  observer.observe(document.body, { childList: true, subtree: true });
  const timer = setTimeout(() => tryOnce(true), waitAtMostMs);
  stopWaiting = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  tryOnce();
}
