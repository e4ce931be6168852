import { useRef } from 'react';
import { useRadio } from 'react-aria/useRadioGroup';
import type { RadioGroupState } from 'react-stately/useRadioGroupState';
import type { ChoiceOption } from '../radio-group/choice';
import { VisuallyHidden } from '../visually-hidden';
import { segment } from './SegmentedControl.css';

/** One answer of a `SegmentedControl`. */
export function Segment({ option, state }: { option: ChoiceOption; state: RadioGroupState }) {
  const ref = useRef<HTMLInputElement>(null);
  const { value, label, disabled = false } = option;
  const { inputProps, labelProps, isSelected, isDisabled } = useRadio(
    { value, children: label, isDisabled: disabled },
    state,
    ref,
  );
  return (
    <label
      {...labelProps}
      className={segment}
      data-selected={isSelected}
      data-disabled={isDisabled}
    >
      <VisuallyHidden>
        <input {...inputProps} ref={ref} />
      </VisuallyHidden>
      {label}
    </label>
  );
}
