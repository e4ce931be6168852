/** Focuses the first field with an error. Returns whether there is one. */
export function focusRefused(form: HTMLElement | null): boolean {
  const field = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  field?.focus();
  return Boolean(field);
}
