import { useId } from 'react';
import { useRadioGroup } from 'react-aria/useRadioGroup';
import { useRadioGroupState } from 'react-stately/useRadioGroupState';
import { describedBy } from '../field';
import type { ChoiceProps } from './choice';

/** State and accessibility of one answer out of several, without a look. */
export function useChoice<Value extends string>(
  { label, hint, error, value, defaultValue, onChange, name, disabled = false }: ChoiceProps<Value>,
  orientation: 'horizontal' | 'vertical',
) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const props = {
    label,
    orientation,
    isDisabled: disabled,
    isInvalid: Boolean(error),
    'aria-describedby': describedBy(hint ? hintId : null, error ? errorId : null) ?? '',
    ...(value === undefined ? {} : { value }),
    ...(defaultValue === undefined ? {} : { defaultValue }),
    ...(name ? { name } : {}),
    onChange: (next: string) => onChange?.(next as Value),
  };
  const state = useRadioGroupState(props);
  const { radioGroupProps, labelProps } = useRadioGroup(props, state);
  const described = radioGroupProps['aria-describedby'];
  return {
    state,
    groupProps: { ...radioGroupProps, 'aria-describedby': described || undefined },
    labelProps,
    hintId,
    errorId,
  };
}
