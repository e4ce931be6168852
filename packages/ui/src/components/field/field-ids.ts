import { useId } from 'react';

/** What ties a control to its label, its hint and its error. */
export interface FieldIds {
  controlId: string;
  hintId: string;
  errorId: string;
}

/** The props that a control takes over from its field. */
export interface FieldControlProps {
  id: string;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: true | undefined;
  required?: true | undefined;
}

/** Stable ids for a field. `id` names the control; without it one is made. */
export function useFieldIds(id?: string | undefined): FieldIds {
  const generated = useId();
  const controlId = id ?? generated;
  return { controlId, hintId: `${controlId}-hint`, errorId: `${controlId}-error` };
}

/** The value of `aria-describedby`: the ids that exist, in reading order. */
export function describedBy(...ids: (string | false | null | undefined)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined;
}
