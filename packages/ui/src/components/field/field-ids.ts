import { useId } from 'react';

export interface FieldControlProps {
  id: string;
  'aria-describedby'?: string | undefined;
  'aria-invalid': boolean;
  required?: true | undefined;
}

/** Ids that link a control to its texts. */
export function useFieldIds(id?: string | undefined) {
  const generated = useId();
  const controlId = id ?? generated;
  return { controlId, descriptionId: `${controlId}-description`, errorId: `${controlId}-error` };
}

/** Builds `aria-describedby` from the ids that exist. */
export function describedBy(...ids: (string | false | null | undefined)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined;
}
