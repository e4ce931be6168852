import type { ElementProps } from '../../styles/element-props';
import { Field, type FieldTexts } from '../field';
import { input, inputFrame } from '../text-field/TextField.css';
import { textarea } from './Textarea.css';

export interface TextareaProps extends ElementProps<'textarea'>, FieldTexts {
  /** Sets the text in the tabular font of receipts. Default false. */
  figures?: boolean | undefined;
}

/**
 * Several lines of text; `rows` sets the initial height. Accepts `register('name')` from react-hook-form.
 * `error` is shown, announced and linked to the control. For a single line, use `TextField`.
 */
export function Textarea({
  id,
  label,
  labelHidden,
  hint,
  error,
  errorAnnounced,
  required,
  figures = false,
  ...native
}: TextareaProps) {
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
          className={inputFrame({})}
          {...(error ? { 'data-invalid': '' } : {})}
          {...(native.disabled ? { 'data-disabled': '' } : {})}
        >
          <textarea
            rows={3}
            {...native}
            {...control}
            className={`${input({ figures })} ${textarea}`}
          />
        </div>
      )}
    </Field>
  );
}
