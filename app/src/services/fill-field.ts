import { type Field, isTickable } from './typed-fields';

/**
 * Fills a field as if the visitor typed. React ignores an event if the value is what it last saw.
 * So this sets an empty value, which React sees, and then the real one with the native setter.
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
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
