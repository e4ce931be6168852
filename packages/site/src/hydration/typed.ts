import { sessionStore } from '../browser/storage.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Typed = [value: string, checked: boolean];

declare global {
  interface Window {
    /** What was typed before hydration, by form and field name: see prerender/start-script.ts. */
    typed?: Map<string, Typed> | undefined;
    /** The form that was sent before hydration: its index in `document.forms`. */
    heldForm?: number | undefined;
  }
}

const storageKey = (path: string) => `typed ${path}`;
const waitAtMostMs = 60_000;
/** Also while the password is shown, as text. */
const isSecret = ({ type, autocomplete }: Field) =>
  type === 'password' || /password|one-time-code/.test(autocomplete);
const isTickable = ({ type }: Field) => type === 'checkbox' || type === 'radio';

/** As in prerender/start-script.ts. */
function keyOf({ form, name, type, value }: Field): string {
  const place = [...document.forms].indexOf(form as HTMLFormElement);
  return `${place} ${name} ${type === 'checkbox' ? value : ''}`;
}

const namedFields = () => [
  ...document.querySelectorAll<Field>('input[name], textarea[name], select[name]'),
];

/** Keeps what was typed for a reload of the page or the way back to it, but never a password. */
export function keepTyped(path = window.location.pathname, fields = namedFields()): void {
  const typed = fields.flatMap((field): [string, Typed][] => {
    if (field.type === 'hidden' || isSecret(field)) return [];
    const { checked, defaultChecked } = field as HTMLInputElement;
    const isUnchanged = isTickable(field)
      ? checked === defaultChecked || (field.type === 'radio' && !checked)
      : !field.value;
    return isUnchanged ? [] : [[keyOf(field), [field.value, checked]]];
  });
  if (typed.length > 0) sessionStore.set(storageKey(path), JSON.stringify(typed));
  else sessionStore.remove(storageKey(path));
}

/** Adds what was typed before a reload or another page. Call it before hydration. */
export function takeKept(): void {
  const key = storageKey(window.location.pathname);
  const kept = sessionStore.get(key);
  if (!kept) return;
  // Removed first, so that an unreadable entry fails only once.
  sessionStore.remove(key);
  window.typed = new Map([...(JSON.parse(kept) as [string, Typed][]), ...(window.typed ?? [])]);
}

/** Whether a field whose name matches was filled in before hydration. */
export function wasTyped(name: RegExp): boolean {
  return [...(window.typed?.keys() ?? [])].some((key) => name.test(key.split(' ')[1] ?? ''));
}

/** Fills in what was typed, as the fields appear, then sends a form that was sent too early. */
export function fillTyped(): void {
  const { typed: waiting = new Map<string, Typed>(), heldForm } = window;
  window.typed = undefined;
  const observer = new MutationObserver(fill);
  const timer = setTimeout(stop, waitAtMostMs);
  function fill() {
    for (const field of namedFields()) {
      const typed = waiting.get(keyOf(field));
      const isOther = field.type === 'radio' && field.value !== typed?.[0];
      if (!typed || isOther || field.matches(':disabled')) continue;
      waiting.delete(keyOf(field));
      fillField(field, ...typed);
    }
    if (waiting.size === 0) stop();
  }
  function stop() {
    observer.disconnect();
    clearTimeout(timer);
  }
  observer.observe(document.body, { childList: true, subtree: true, attributes: true });
  fill();
  if (heldForm === undefined) return;
  window.heldForm = undefined;
  document.forms[heldForm]?.requestSubmit();
}

/** React ignores an event without a new value, so the field is emptied first. */
function fillField(field: Field, value: string, checked: boolean): void {
  if (isTickable(field)) {
    const box = field as HTMLInputElement;
    box.checked = !checked;
    box.click();
    return;
  }
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  field.value = '';
  set?.call(field, value);
  // React hears `input` of a text field, and `change` of a select.
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}
