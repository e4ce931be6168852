import { type Field, isTickable } from './typed-fields';

/**
 * React ignores an event without a new value, so this sets an empty value first, and the real one
 * with the native setter.
 */
export function fillField(field: Field, value: string, checked: boolean): void {
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
