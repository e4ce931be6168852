import type { ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden';
import { field, fieldHint, fieldLabel, requiredMark } from './Field.css';
import { FieldError } from './FieldError';
import { describedBy, type FieldControlProps, useFieldIds } from './field-ids';

/** What every field with a label shares. */
export interface FieldTexts {
  /** Names the control. Say what to enter, in a few words. */
  label: string;
  /** Hides the label from sight only, where a placeholder leads. Default false. */
  labelHidden?: boolean | undefined;
  /** Help that stands between label and control, before anything went wrong. */
  hint?: ReactNode;
  /** What is wrong. Shown below the control, announced, and tied to it. */
  error?: string | undefined;
  /** Whether the error is announced by itself when it appears. Default true; see `useErrorFocus`. */
  errorAnnounced?: boolean | undefined;
  /** Must be filled in. Marks the label with a word for assistive technology. Default false. */
  required?: boolean | undefined;
}

export interface FieldProps extends FieldTexts {
  /** Id of the control. Without it one is made. */
  id?: string | undefined;
  /** Renders the control with the props that tie it to label, hint and error. */
  children: (control: FieldControlProps) => ReactNode;
}

/** Label, hint and error around one control of your own. For text see `TextField`. */
export function Field({
  id,
  label,
  labelHidden = false,
  hint,
  error,
  errorAnnounced,
  required = false,
  children,
}: FieldProps) {
  const { controlId, hintId, errorId } = useFieldIds(id);
  const labelText = (
    <>
      {label}
      {required ? (
        <span className={requiredMark} aria-hidden>
          *
        </span>
      ) : null}
    </>
  );
  return (
    <div className={field}>
      <label htmlFor={controlId} className={labelHidden ? undefined : fieldLabel}>
        {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : labelText}
      </label>
      {hint ? (
        <div id={hintId} className={fieldHint}>
          {hint}
        </div>
      ) : null}
      {children({
        id: controlId,
        'aria-describedby': describedBy(hint ? hintId : null, error ? errorId : null),
        ...(error ? { 'aria-invalid': true } : {}),
        ...(required ? { required: true } : {}),
      })}
      <FieldError id={errorId} announced={errorAnnounced}>
        {error}
      </FieldError>
    </div>
  );
}
