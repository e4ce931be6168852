import type { ReactNode } from 'react';
import { inputFrame } from '../text-field/TextField.css';
import { Field, type FieldTexts } from './Field';
import { describedBy, type FieldControlProps } from './field-ids';

interface FramedProps extends FieldTexts {
  id?: string | undefined;
  disabled?: boolean | undefined;
  'aria-describedby'?: string | undefined;
}

interface FramedFieldProps<Props extends FramedProps> {
  props: Props;
  /** Default `medium`. */
  size?: 'medium' | 'large' | undefined;
  invalid?: boolean | undefined;
  children: (control: Omit<Props, keyof FieldTexts | 'id'> & FieldControlProps) => ReactNode;
}

/** A `Field` whose frame shows the focus ring and the error. */
export function FramedField<Props extends FramedProps>({
  props,
  size = 'medium',
  invalid = false,
  children,
}: FramedFieldProps<Props>) {
  const { id, label, labelHidden, description, error, errorAnnounced, required, ...native } = props;
  const texts = { id, label, labelHidden, description, error, errorAnnounced, required };
  return (
    <Field {...texts}>
      {(control) => (
        <div
          className={inputFrame({ size })}
          {...(error || invalid ? { 'data-invalid': '' } : {})}
          {...(props.disabled ? { 'data-disabled': '' } : {})}
        >
          {children({
            ...native,
            ...control,
            'aria-invalid': invalid || control['aria-invalid'],
            'aria-describedby': describedBy(control['aria-describedby'], props['aria-describedby']),
          })}
        </div>
      )}
    </Field>
  );
}
