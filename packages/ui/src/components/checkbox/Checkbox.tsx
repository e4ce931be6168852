import type { ReactNode } from 'react';
import type { ElementProps } from '../../styles/element-props';
import { describedBy, FieldError, type FieldTexts, useFieldIds } from '../field';
import { changeHandler } from '../field/control';
import { field } from '../field/Field.css';
import { box, checkboxDescription, checkboxLabel, row } from './Checkbox.css';

export interface CheckboxProps
  extends Omit<ElementProps<'input'>, 'type' | 'children'>,
    Pick<FieldTexts, 'error' | 'errorAnnounced'> {
  label: ReactNode;
  description?: ReactNode;
  onValueChange?: ((checked: boolean) => void) | undefined;
}

/**
 * A native checkbox. Accepts `register('name')` from react-hook-form. Takes the attributes of
 * [input](https://developer.mozilla.org/docs/Web/HTML/Reference/Elements/input).
 */
export function Checkbox({
  id,
  label,
  description,
  error,
  errorAnnounced,
  onChange,
  onValueChange,
  ...native
}: CheckboxProps) {
  const { controlId, descriptionId, errorId } = useFieldIds(id);
  return (
    <div className={field}>
      <div className={row}>
        <input
          {...native}
          onChange={changeHandler(onChange, onValueChange, ({ target }) => target.checked)}
          id={controlId}
          type="checkbox"
          className={box}
          aria-describedby={describedBy(
            description ? descriptionId : null,
            error ? errorId : null,
            native['aria-describedby'],
          )}
          // Chrome calls an unticked box invalid if it is required.
          aria-invalid={Boolean(error)}
        />
        <label htmlFor={controlId} className={checkboxLabel}>
          {label}
        </label>
      </div>
      {description ? (
        <div id={descriptionId} className={checkboxDescription}>
          {description}
        </div>
      ) : null}
      <FieldError id={errorId} announced={errorAnnounced}>
        {error}
      </FieldError>
    </div>
  );
}
