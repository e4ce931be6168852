'use client';

import { useImperativeHandle, useRef, useState } from 'react';
import { useFormReset } from '../../hooks/use-form-reset';
import { FieldError, useFieldIds } from '../field';
import { RequiredMark } from '../field/Field';
import { field, fieldDescription } from '../field/Field.css';
import { Radio } from './Radio';
import { groupLabel, list } from './RadioGroup.css';
import type { RadioGroupProps } from './radio-group-props';

/** Chooses one of a few options. For many, use `Select`. */
export function RadioGroup<Value extends string>({
  label,
  description,
  error,
  look = 'cards',
  options,
  value,
  defaultValue,
  onValueChange,
  name,
  required = false,
  disabled = false,
  errorAnnounced,
  ref,
}: RadioGroupProps<Value>) {
  const [ownValue, setOwnValue] = useState(defaultValue);
  const chosen = value === undefined ? ownValue : value;
  const focused =
    options.find((option) => option.value === chosen) ?? options.find((option) => !option.disabled);
  const inputRef = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => inputRef.current as HTMLInputElement);
  useFormReset(inputRef, () => setOwnValue(defaultValue));
  const { controlId: id, descriptionId, errorId } = useFieldIds();
  const labelId = `${id}-label`;
  return (
    <div
      role="radiogroup"
      aria-labelledby={labelId}
      aria-describedby={description ? descriptionId : undefined}
      aria-invalid={error ? true : undefined}
      aria-required={required || undefined}
      className={field}
    >
      <span id={labelId} className={groupLabel({ look })}>
        <span>{label}</span>
        {required ? <RequiredMark /> : null}
      </span>
      {description ? (
        <div id={descriptionId} className={fieldDescription}>
          {description}
        </div>
      ) : null}
      <div className={list({ look })}>
        {options.map((option) => (
          <Radio
            key={option.value}
            {...option}
            look={look}
            name={name ?? id}
            ref={option === focused ? inputRef : undefined}
            // Not on the group, whose description some screen readers leave out.
            errorId={error && option === focused ? errorId : undefined}
            required={required}
            disabled={disabled || option.disabled}
            {...(value === undefined
              ? { defaultChecked: option.value === defaultValue }
              : { checked: option.value === value })}
            onChange={() => {
              setOwnValue(option.value);
              onValueChange?.(option.value);
            }}
          />
        ))}
      </div>
      <FieldError id={errorId} announced={errorAnnounced}>
        {error}
      </FieldError>
    </div>
  );
}
