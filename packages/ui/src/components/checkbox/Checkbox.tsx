import type { ReactNode } from 'react';
import type { ElementProps } from '../../styles/element-props';
import { describedBy, FieldError, useFieldIds } from '../field';
import { box, checkbox, checkboxHint, checkboxLabel, row } from './Checkbox.css';

export interface CheckboxProps extends Omit<ElementProps<'input'>, 'type' | 'children'> {
  /** May contain links. Pressing one follows it and does not toggle the box. */
  label: ReactNode;
  /** Help below the label. */
  hint?: ReactNode;
  /** Error text, shown below the box, announced and linked to it. */
  error?: string | undefined;
  /** Announces the error when it appears. Default true; see `useErrorFocus`. */
  errorAnnounced?: boolean | undefined;
}

/**
 * A native checkbox in the library's style. Accepts `register('name')` from react-hook-form as is.
 * To choose one of several options, use `RadioGroup`.
 */
export function Checkbox({ id, label, hint, error, errorAnnounced, ...native }: CheckboxProps) {
  const { controlId, hintId, errorId } = useFieldIds(id);
  return (
    <div className={checkbox}>
      <div className={row}>
        <input
          {...native}
          id={controlId}
          type="checkbox"
          className={box}
          aria-describedby={describedBy(hint ? hintId : null, error ? errorId : null)}
          {...(error ? { 'aria-invalid': true } : {})}
        />
        <label htmlFor={controlId} className={checkboxLabel}>
          {label}
        </label>
      </div>
      {hint ? (
        <div id={hintId} className={checkboxHint}>
          {hint}
        </div>
      ) : null}
      <FieldError id={errorId} announced={errorAnnounced}>
        {error}
      </FieldError>
    </div>
  );
}
