import { ChevronDown } from 'lucide';
import type { ElementProps } from '../../styles/element-props';
import { type ControlProps, changeHandler } from '../field/control';
import { FramedField } from '../field/FramedField';
import { Icon } from '../icon/Icon';
import { chevron, select } from './Select.css';

export interface SelectOption<Value extends string = string> {
  value: Value;
  label: string;
  disabled?: boolean | undefined;
}

export interface SelectProps<Value extends string = string>
  extends Omit<
      ElementProps<'select'>,
      keyof ControlProps<string> | 'multiple' | 'size' | 'children'
    >,
    ControlProps<Value> {
  options: readonly SelectOption<Value>[];
}

/**
 * A native select. Accepts `register('name')` from react-hook-form. Takes the attributes of
 * [select](https://developer.mozilla.org/docs/Web/HTML/Reference/Elements/select).
 */
export function Select<Value extends string>({
  options,
  onChange,
  onValueChange,
  ...props
}: SelectProps<Value>) {
  return (
    <FramedField props={props}>
      {(control) => (
        <>
          <select
            {...control}
            onChange={changeHandler(onChange, onValueChange, ({ target }) => target.value as Value)}
            className={select}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <span className={chevron}>
            <Icon icon={ChevronDown} />
          </span>
        </>
      )}
    </FramedField>
  );
}
