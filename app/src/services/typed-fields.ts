import { sessionStore } from './storage';

/** Fields that people type or tick. */
export type Field = HTMLInputElement | HTMLTextAreaElement;

/** Whether what counts of a field is its tick. */
export const isTicked = ({ type }: Field) => type === 'checkbox' || type === 'radio';

/** Under which what was typed waits for the page to be loaded again. */
export const typedKey = 'typed';

/** A field by its name, and by its place among those of that name. */
export type TypedField = [name: string, place: number, value: string, checked: boolean];

/** Fields that may be kept: no password ever is. */
export function keepableFields(): Field[] {
  const fields = document.querySelectorAll<Field>('input[name], textarea[name]');
  return [...fields].filter(({ type }) => type !== 'password' && type !== 'hidden');
}

/** Keeps what is typed on this page, for the time that it takes to load it again. */
export function keepTyped(): void {
  const fields = keepableFields();
  const typed = fields.flatMap((field): TypedField[] => {
    const { name, value } = field;
    const checked = isTicked(field) && (field as HTMLInputElement).checked;
    if (isTicked(field) ? !checked : !value) return [];
    return [[name, fields.filter((one) => one.name === name).indexOf(field), value, checked]];
  });
  if (typed.length > 0)
    sessionStore.set(typedKey, JSON.stringify([window.location.pathname, typed]));
}
