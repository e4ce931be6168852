import { ChevronDown } from 'lucide';
import type { ElementProps } from '../../styles/element-props';
import { type ControlProps, changeHandler } from '../field/control';
import { FramedField } from '../field/FramedField';
import { Icon } from '../icon/Icon';
import { chevron, select } from './Select.css';

export interface SelectOption<Value extends string = string> {
  value: Value;
  label: string;
  /** Cannot be chosen. Default false. */
  disabled?: boolean | undefined;
}

export interface SelectProps<Value extends string = string>
  extends Omit<
      ElementProps<'select'>,
      keyof ControlProps<string> | 'multiple' | 'size' | 'children'
    >,
    ControlProps<Value> {
  /** At least two, in display order. */
  options: readonly SelectOption<Value>[];
}

/**
 * Chooses one of many options with the browser's own list. Accepts `register('name')` from
 * react-hook-form. For a few options use `RadioGroup`, and for a search by name `CharityPicker`.
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
