import { useId } from 'react';

/** What ties a control to its label, its hint and its error. */
export interface FieldIds {
  /** Of the control. */
  controlId: string;
  /** Of the help at the field. */
  hintId: string;
  /** Of the error message. */
  errorId: string;
}

/** The props that a control takes over from its field. */
export interface FieldControlProps {
  /** Ties the control to its label. */
  id: string;
  /** Ties the control to its help and its error. Left out where there is neither. */
  'aria-describedby'?: string | undefined;
  /** Set while there is an error. */
  'aria-invalid'?: true | undefined;
  /** Set where the field must be filled in. */
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
