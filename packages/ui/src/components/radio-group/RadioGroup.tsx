'use client';

import { useId } from 'react';
import { describedBy, FieldError } from '../field';
import { fieldHint } from '../field/Field.css';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import { Radio } from './Radio';
import { group, groupLabel, list } from './RadioGroup.css';
import type { RadioGroupProps } from './radio-group-props';

/**
 * Chooses one of a few visible options. Uses native radio buttons, so the browser handles keys,
 * form data and reset. For many options, see `CharityPicker`.
 */
export function RadioGroup<Value extends string>({
  label,
  labelHidden = false,
  hint,
  error,
  look = 'cards',
  options,
  value,
  defaultValue,
  onChange,
  name,
  disabled = false,
}: RadioGroupProps<Value>) {
  const id = useId();
  const [labelId, hintId, errorId] = [`${id}-label`, `${id}-hint`, `${id}-error`];
  return (
    <div
      role="radiogroup"
      aria-labelledby={labelId}
      aria-describedby={describedBy(hint ? hintId : null, error ? errorId : null)}
      aria-invalid={error ? true : undefined}
      className={group}
    >
      <span id={labelId} className={labelHidden ? undefined : groupLabel({ look })}>
        {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </span>
      {hint ? (
        <div id={hintId} className={fieldHint}>
          {hint}
        </div>
      ) : null}
      <div className={list({ look })}>
        {options.map((option) => (
          <Radio
            key={option.value}
            {...option}
            look={look}
            name={name ?? id}
            disabled={disabled || option.disabled}
            {...(value === undefined
              ? { defaultChecked: option.value === defaultValue }
              : { checked: option.value === value })}
            onChange={() => onChange?.(option.value)}
          />
        ))}
      </div>
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}
