import type { ReactNode } from 'react';
import { inputFrame } from '../text-field/TextField.css';
import { Field, type FieldTexts } from './Field';
import { describedBy, type FieldControlProps } from './field-ids';

interface FramedFieldProps {
  field: FieldTexts & { id?: string | undefined };
  /** Default `medium`. */
  size?: 'medium' | 'large' | undefined;
  invalid?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Ids of further descriptions, for `aria-describedby`. */
  describedElsewhere?: string | undefined;
  children: (control: FieldControlProps) => ReactNode;
}

/** A `Field` whose control has the library's frame, which shows the focus ring and the error. */
export function FramedField({
  field,
  size = 'medium',
  invalid = false,
  disabled,
  describedElsewhere,
  children,
}: FramedFieldProps) {
  return (
    <Field {...field}>
      {(control) => (
        <div
          className={inputFrame({ size })}
          {...(field.error || invalid ? { 'data-invalid': '' } : {})}
          {...(disabled ? { 'data-disabled': '' } : {})}
        >
          {children({
            ...control,
            ...(invalid ? { 'aria-invalid': true } : {}),
            'aria-describedby': describedBy(control['aria-describedby'], describedElsewhere),
          })}
        </div>
      )}
    </Field>
  );
}
