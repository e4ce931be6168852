import { type Field, isTicked } from './typed-fields';

/**
 * Fills a field as if the visitor typed, so that the form gets the events. React ignores a value
 * that was there before hydration, so the field is first emptied behind its back.
 */
export function fillField(field: Field, value: string, checked: boolean): void {
  if (isTicked(field)) {
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
