import { FieldError } from '../field';
import { fieldHint, fieldLabel } from '../field/Field.css';
import type { ChoiceOption, ChoiceProps } from '../radio-group/choice';
import { group } from '../radio-group/RadioGroup.css';
import { useChoice } from '../radio-group/use-choice';
import { VisuallyHidden } from '../visually-hidden';
import { Segment } from './Segment';
import { segments } from './SegmentedControl.css';

export interface SegmentedControlProps<Value extends string = string>
  extends Omit<ChoiceProps<Value>, 'options'> {
  /** The answers: two to four short words. */
  options: readonly Pick<ChoiceOption<Value>, 'value' | 'label' | 'disabled'>[];
}

/** One answer out of two to four short ones, side by side. For longer ones see `RadioGroup`. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, labelHidden = false, hint, error, options } = props;
  const { state, groupProps, labelProps, hintId, errorId } = useChoice(props, 'horizontal');
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
      <div className={segments}>
        {options.map((option) => (
          <Segment key={option.value} option={option} state={state} />
        ))}
      </div>
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}
