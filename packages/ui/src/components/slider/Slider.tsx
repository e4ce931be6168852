'use client';

import { type ReactNode, useId, useRef } from 'react';
import { useSlider, useSliderThumb } from 'react-aria/useSlider';
import { useSliderState } from 'react-stately/useSliderState';
import { inlineVars } from '../../styles/inline-vars';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import * as css from './Slider.css';

export interface SliderProps {
  label: string;
  /** Hides the label visually. Default false. */
  labelHidden?: boolean | undefined;
  /** Help below the label. */
  hint?: ReactNode;
  /** Default 0. */
  minValue?: number | undefined;
  /** Default 100. */
  maxValue?: number | undefined;
  /** Default 1. */
  step?: number | undefined;
  /** The value, if controlled. */
  value?: number | undefined;
  /** The initial value, if uncontrolled. */
  defaultValue?: number | undefined;
  /** Called on every change, also while dragging. */
  onChange?: ((value: number) => void) | undefined;
  /** Called when dragging ends or a key is pressed. */
  onChangeEnd?: ((value: number) => void) | undefined;
  /** Text for the value, shown and read out: `2,000 points`. Default: the number. */
  formatValue?: ((value: number) => string) | undefined;
  /** Marks below the track. */
  marks?: readonly { value: number; label: string }[] | undefined;
  /** Default false. */
  disabled?: boolean | undefined;
}

const plainNumber = new Intl.NumberFormat('en-GB');

/** Chooses a number with a coin or the arrow keys. For an exact figure, use `TextField`. */
export function Slider({
  label,
  labelHidden = false,
  hint,
  value,
  defaultValue,
  onChange,
  onChangeEnd,
  formatValue = (number) => plainNumber.format(number),
  marks = [],
  disabled = false,
  minValue = 0,
  maxValue = 100,
  step = 1,
}: SliderProps) {
  const hintId = useId();
  const trackRef = useRef<HTMLDivElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const range = { minValue, maxValue, step, isDisabled: disabled };
  const state = useSliderState<number>({
    ...range,
    ...(value === undefined ? {} : { value }),
    ...(defaultValue === undefined ? {} : { defaultValue }),
    ...(onChange ? { onChange } : {}),
    ...(onChangeEnd ? { onChangeEnd } : {}),
    numberFormatter: plainNumber,
  });
  const { groupProps, trackProps, labelProps, outputProps } = useSlider(
    { ...range, label },
    state,
    trackRef,
  );
  const { thumbProps, inputProps, isDragging, isFocused } = useSliderThumb(
    { index: 0, trackRef, inputRef, isDisabled: disabled },
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
      {hint ? (
        <div id={hintId} className={css.hint}>
          {hint}
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
              {...(hint ? { 'aria-describedby': hintId } : {})}
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
    </div>
  );
}
