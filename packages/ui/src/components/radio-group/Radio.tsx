import { useId, useRef } from 'react';
import { useRadio } from 'react-aria/useRadioGroup';
import type { RadioGroupState } from 'react-stately/useRadioGroupState';
import { VisuallyHidden } from '../visually-hidden';
import type { ChoiceOption } from './choice';
import { card, dot, radioDescription, radioLabel, texts, trailingText } from './RadioGroup.css';

/** One answer of a `RadioGroup`: the whole card can be pressed. */
export function Radio({ option, state }: { option: ChoiceOption; state: RadioGroupState }) {
  const ref = useRef<HTMLInputElement>(null);
  const id = useId();
  const { value, label, description, trailing, disabled = false } = option;
  const { inputProps, labelProps, isSelected, isDisabled } = useRadio(
    { value, 'aria-labelledby': `${id}-label`, isDisabled: disabled },
    state,
    ref,
  );
  return (
    <label {...labelProps} className={card} data-selected={isSelected} data-disabled={isDisabled}>
      <VisuallyHidden>
        <input
          {...inputProps}
          ref={ref}
          aria-describedby={description ? `${id}-description` : inputProps['aria-describedby']}
        />
      </VisuallyHidden>
      <span className={dot} aria-hidden />
      <span className={texts}>
        <span id={`${id}-label`} className={radioLabel}>
          {label}
        </span>
        {description ? (
          <span id={`${id}-description`} className={radioDescription}>
            {description}
          </span>
        ) : null}
      </span>
      {trailing ? <span className={trailingText}>{trailing}</span> : null}
    </label>
  );
}
