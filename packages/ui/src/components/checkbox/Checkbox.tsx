import type { ReactNode } from 'react';
import type { ElementProps } from '../../styles/element-props';
import { describedBy, FieldError, useFieldIds } from '../field';
import { box, checkbox, checkboxHint, checkboxLabel, row } from './Checkbox.css';

export interface CheckboxProps extends Omit<ElementProps<'input'>, 'type' | 'children'> {
  /** Names the box. May hold links: pressing one follows it and leaves the box as it is. */
  label: ReactNode;
  /** More about the choice, below the label. */
  hint?: ReactNode;
  /** What is wrong. Shown below, announced, and tied to the box. */
  error?: string | undefined;
  /** Whether the error is announced by itself when it appears. Default true; see `useErrorFocus`. */
  errorAnnounced?: boolean | undefined;
}

/**
 * One yes or no: the native box, drawn in the library's style. Takes `register('name')` of
 * react-hook-form as it is. For a choice of one among several see `RadioGroup`.
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
