import type { ReactNode } from 'react';
import type { ElementProps } from '../../styles/element-props';
import { Field, type FieldTexts } from '../field';
import { affix, input, inputFrame } from './TextField.css';

export interface TextFieldProps extends Omit<ElementProps<'input'>, 'prefix'>, FieldTexts {
  /** Decoration inside the frame, before the text: a pound sign, an icon. */
  leading?: ReactNode;
  /** Inside the frame, after the text: a unit or a small control. */
  trailing?: ReactNode;
  /** `medium` (default) is 48 px tall, `large` 56 px. */
  fieldSize?: 'medium' | 'large' | undefined;
  /** Marks the field where the message is somewhere else: at another field, or in a toast. Default false. */
  invalid?: boolean | undefined;
  /** Sets what is typed in the tabular font of receipts. Default false. */
  figures?: boolean | undefined;
}

/**
 * A single line of text. Accepts `register('name')` from react-hook-form as is. Keeps what was
 * typed when other props change. `error` is shown, announced and linked to the input.
 */
export function TextField({
  id,
  label,
  labelHidden,
  hint,
  error,
  errorAnnounced,
  required,
  leading,
  trailing,
  fieldSize = 'medium',
  figures = false,
  invalid = false,
  'aria-describedby': describedElsewhere,
  ...native
}: TextFieldProps) {
  return (
    <Field
      id={id}
      label={label}
      labelHidden={labelHidden}
      hint={hint}
      error={error}
      errorAnnounced={errorAnnounced}
      required={required}
    >
      {(control) => (
        <div
          className={inputFrame({ size: fieldSize })}
          {...(error || invalid ? { 'data-invalid': '' } : {})}
          {...(native.disabled ? { 'data-disabled': '' } : {})}
        >
          {leading ? (
            <span className={affix} aria-hidden>
              {leading}
            </span>
          ) : null}
          <input
            type="text"
            {...native}
            {...control}
            {...(invalid ? { 'aria-invalid': true } : {})}
            aria-describedby={
              [control['aria-describedby'], describedElsewhere].filter(Boolean).join(' ') ||
              undefined
            }
            className={input({ figures })}
          />
          {trailing ? <span className={affix}>{trailing}</span> : null}
        </div>
      )}
    </Field>
  );
}
