import { useId } from 'react';

/** Props that a field passes to its control. */
export interface FieldControlProps {
  id: string;
  /** Links the control to its description and error. Unset if there is neither. */
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: true | undefined;
  required?: true | undefined;
}

/** Ids that link a control to its texts. `id` is the control's own; by default it is generated. */
export function useFieldIds(id?: string | undefined) {
  const generated = useId();
  const controlId = id ?? generated;
  return { controlId, descriptionId: `${controlId}-description`, errorId: `${controlId}-error` };
}

/** Builds `aria-describedby` from the ids that exist, in reading order. */
export function describedBy(...ids: (string | false | null | undefined)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined;
}
