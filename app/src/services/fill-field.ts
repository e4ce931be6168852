import { type Field, isTicked } from './typed-fields';

/**
 * Fills a field as if its visitor did, so that the form's code gets the events. React sends no event for a
 * value that stood there before it started, so the field is emptied first without telling React.
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
