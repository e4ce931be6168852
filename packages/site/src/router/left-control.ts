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

/** Waits for a control that appears late, such as a result. Without one, focuses the heading. */
export function focusLeftControl(path: string): void {
  const find = left.get(path);
  const before = document.activeElement;
  const isFree = () => [before, document.body].includes(document.activeElement);
  const tryOnce = (last = false) => {
    const control = find?.();
    if (!control && find && !last && isFree()) return;
    stopWaiting();
    if (!isFree()) return;
    focusOn(control ?? null);
    // A control in a closed menu takes no focus.
    if (isFree()) focusPageHeading();
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
