'use client';

import { type Ref, useId, useImperativeHandle, useRef } from 'react';
import { useSlider, useSliderThumb } from 'react-aria/useSlider';
import { useSliderState } from 'react-stately/useSliderState';
import { inlineVars } from '../../styles/inline-vars';
import { type ControlProps, describedBy, FieldError } from '../field';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import * as css from './Slider.css';

/** A slider always has a value, so it is never required. */
export interface SliderProps extends Omit<ControlProps<number>, 'required'> {
  /** Default 0. */
  min?: number | undefined;
  /** Default 100. */
  max?: number | undefined;
  /** Default 1. */
  step?: number | undefined;
  /** Called when dragging ends or a key is pressed. `onValueChange` is also called while dragging. */
  onValueCommit?: ((value: number) => void) | undefined;
  /** Text for the value, shown and read out: `2,000 points`. Default: the number. */
  formatValue?: ((value: number) => string) | undefined;
  /** Marks below the track. */
  marks?: readonly { value: number; label: string }[] | undefined;
  /** The input that takes focus. */
  ref?: Ref<HTMLInputElement> | undefined;
}

const plainNumber = new Intl.NumberFormat('en-GB');

/** Chooses a number with a coin or the arrow keys. For an exact figure, use `TextField`. */
export function Slider({
  label,
  labelHidden = false,
  description,
  value,
  defaultValue,
  onValueChange,
  onValueCommit,
  formatValue = (number) => plainNumber.format(number),
  marks = [],
  disabled = false,
  min = 0,
  max = 100,
  step = 1,
  name,
  error,
  errorAnnounced,
  ref,
}: SliderProps) {
  const id = useId();
  const [descriptionId, errorId] = [`${id}-description`, `${id}-error`];
  const trackRef = useRef<HTMLDivElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => inputRef.current as HTMLInputElement);
  const range = { minValue: min, maxValue: max, step, isDisabled: disabled };
  const state = useSliderState<number>({
    ...range,
    ...(value === undefined ? {} : { value }),
    ...(defaultValue === undefined ? {} : { defaultValue }),
    ...(onValueChange ? { onChange: onValueChange } : {}),
    ...(onValueCommit ? { onChangeEnd: onValueCommit } : {}),
    numberFormatter: plainNumber,
  });
  const { groupProps, trackProps, labelProps, outputProps } = useSlider(
    { ...range, label },
    state,
    trackRef,
  );
  const { thumbProps, inputProps, isDragging, isFocused } = useSliderThumb(
    { index: 0, trackRef, inputRef, isDisabled: disabled, ...(name ? { name } : {}) },
    state,
  );
  const words = formatValue(state.getThumbValue(0));
  const at = (percent: number) => inlineVars({ [css.position]: `${percent * 100}%` });

  return (
    <div {...groupProps} className={css.slider} data-disabled={disabled}>
      <div className={css.head}>
        {/* biome-ignore lint/a11y/noLabelWithoutControl: the hook ties it to the input below */}
        <label {...labelProps} className={css.label}>
          {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
        </label>
        <output {...outputProps} className={css.output}>
          {words}
        </output>
      </div>
      {description ? (
        <div id={descriptionId} className={css.description}>
          {description}
        </div>
      ) : null}
      <div {...trackProps} ref={trackRef} className={css.track}>
        <div className={css.fill} style={at(state.getThumbPercent(0))} />
        <div
          {...thumbProps}
          className={css.thumb}
          style={{ ...thumbProps.style, ...at(state.getThumbPercent(0)) }}
          data-focused={isFocused}
          data-dragging={isDragging}
        >
          <VisuallyHidden>
            <input
              {...inputProps}
              type="range"
              ref={inputRef}
              aria-valuetext={words}
              aria-describedby={describedBy(
                description ? descriptionId : null,
                error ? errorId : null,
              )}
              {...(error ? { 'aria-invalid': true } : {})}
            />
          </VisuallyHidden>
        </div>
      </div>
      {marks.length ? (
        <div className={css.marks} aria-hidden>
          {marks.map((mark) => (
            <span
              key={mark.value}
              className={css.mark}
              style={at(state.getValuePercent(mark.value))}
            >
              {mark.label}
            </span>
          ))}
        </div>
      ) : null}
      <FieldError id={errorId} announced={errorAnnounced}>
        {error}
      </FieldError>
    </div>
  );
}
