import { sessionStore } from './storage';

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export const isTickable = ({ type }: Field) => type === 'checkbox' || type === 'radio';

/** Session storage key of what was typed before a reload. */
export const typedKey = 'typed';

/** A field, by its name and its index among fields of that name. */
export type TypedField = [name: string, place: number, value: string, checked: boolean];

/** Fields that may be stored: never a password. */
export function keepableFields(): Field[] {
  const fields = document.querySelectorAll<Field>('input[name], textarea[name]');
  return [...fields].filter(({ type }) => type !== 'password' && type !== 'hidden');
}

export function keepTyped(): void {
  const fields = keepableFields();
  const typed = fields.flatMap((field): TypedField[] => {
    const { name, value } = field;
    const checked = isTickable(field) && (field as HTMLInputElement).checked;
    if (isTickable(field) ? !checked : !value) return [];
    return [[name, fields.filter((one) => one.name === name).indexOf(field), value, checked]];
  });
  if (typed.length > 0)
    sessionStore.set(typedKey, JSON.stringify([window.location.pathname, typed]));
}
