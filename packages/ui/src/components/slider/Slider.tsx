'use client';

import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import { useFormReset } from '../../hooks/use-form-reset';
import { inlineVars } from '../../styles/inline-vars';
import { type ControlProps, describedBy, FieldError, useFieldIds } from '../field';
import { field } from '../field/Field.css';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import { fractionOf, nearestStep } from './nearest-step';
import * as css from './Slider.css';

/** A value between two steps or outside the range moves to the nearest step. */
export interface SliderProps extends Omit<ControlProps<number>, 'required'> {
  /** Default 0. */
  min?: number | undefined;
  /** Default 100. */
  max?: number | undefined;
  /** Default 1. */
  step?: number | undefined;
  /** Text for the value, such as `2,000 points`. Default: the number. */
  formatValue?: ((value: number) => string) | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

const plainNumber = new Intl.NumberFormat('en-GB');

/** Chooses a number. With `labelHidden` the value is hidden too: show it beside the slider. */
export function Slider({
  label,
  labelHidden = false,
  description,
  value,
  defaultValue,
  onValueChange,
  formatValue = (number) => plainNumber.format(number),
  disabled = false,
  min = 0,
  max = 100,
  step = 1,
  name,
  error,
  errorAnnounced,
  ref,
}: SliderProps) {
  const { controlId: id, descriptionId, errorId } = useFieldIds();
  const inputRef = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => inputRef.current as HTMLInputElement);
  const initialValue = defaultValue ?? min;
  const [ownValue, setOwnValue] = useState(initialValue);
  const range = { min, max, step };
  const current = nearestStep(value ?? ownValue, range);

  useFormReset(inputRef, () => setOwnValue(initialValue));

  const text = formatValue(current);
  return (
    <div className={field}>
      {labelHidden ? (
        <label htmlFor={id}>
          <VisuallyHidden>{label}</VisuallyHidden>
        </label>
      ) : (
        <div className={css.head}>
          <label htmlFor={id} className={css.label}>
            {label}
          </label>
          {/* The slider itself says its value. */}
          <span className={css.output} aria-hidden>
            {text}
          </span>
        </div>
      )}
      {description ? (
        <div id={descriptionId} className={css.description}>
          {description}
        </div>
      ) : null}
      <div
        className={css.track}
        style={inlineVars({ [css.fraction]: `${fractionOf(current, range)}` })}
        data-disabled={disabled}
      >
        <input
          id={id}
          ref={inputRef}
          type="range"
          className={css.input}
          name={name}
          min={min}
          max={max}
          step={step}
          value={current}
          disabled={disabled}
          onChange={({ target }) => {
            setOwnValue(Number(target.value));
            onValueChange?.(Number(target.value));
          }}
          aria-valuetext={text}
          aria-describedby={describedBy(description ? descriptionId : null, error ? errorId : null)}
          {...(error ? { 'aria-invalid': true } : {})}
        />
      </div>
      <FieldError id={errorId} announced={errorAnnounced}>
        {error}
      </FieldError>
    </div>
  );
}
