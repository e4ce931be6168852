import { FieldError } from '../field';
import { fieldHint, fieldLabel } from '../field/Field.css';
import { VisuallyHidden } from '../visually-hidden';
import type { ChoiceProps } from './choice';
import { Radio } from './Radio';
import { group, list } from './RadioGroup.css';
import { useChoice } from './use-choice';

export type RadioGroupProps<Value extends string = string> = ChoiceProps<Value>;

/**
 * One answer out of a few, all in sight, each with room for a description. For two or three short
 * words see `SegmentedControl`; for many answers `Combobox`.
 */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, labelHidden = false, hint, error, options } = props;
  const { state, groupProps, labelProps, hintId, errorId } = useChoice(props, 'vertical');
  return (
    <div {...groupProps} className={group}>
      <span {...labelProps} className={labelHidden ? undefined : fieldLabel}>
        {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </span>
      {hint ? (
        <div id={hintId} className={fieldHint}>
          {hint}
        </div>
      ) : null}
      <div className={list}>
        {options.map((option) => (
          <Radio key={option.value} option={option} state={state} />
        ))}
      </div>
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}
