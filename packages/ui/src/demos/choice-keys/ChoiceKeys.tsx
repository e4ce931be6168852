import { useId } from 'react';
import { group, key, keyDetail, keyLabel, keys, legend, radio } from './ChoiceKeys.css';

/** One key. */
export interface TillKey<Value extends string> {
  /** What is chosen with it. */
  value: Value;
  /** What it reads. */
  label: string;
  /** A few words below the label. */
  detail?: string | undefined;
  /** Cannot be chosen; say why beside the keys. Default false. */
  disabled?: boolean | undefined;
}

export interface ChoiceKeysProps<Value extends string> {
  /** What is chosen. */
  legend: string;
  /** The keys in their order. */
  options: readonly TillKey<Value>[];
  /** The key that is down. */
  value: Value;
  /** Another key was pressed. */
  onChange: (value: Value) => void;
}

/** Native radio buttons that look like the keys of a till: two in a row, or four where there is room. */
export function ChoiceKeys<Value extends string>({
  legend: words,
  options,
  value,
  onChange,
}: ChoiceKeysProps<Value>) {
  const name = useId();
  return (
    <fieldset className={group}>
      <legend className={legend}>{words}</legend>
      <div className={keys} {...(options.length > 3 ? { 'data-wide': '' } : {})}>
        {options.map((option) => (
          <label key={option.value} className={key}>
            <input
              type="radio"
              className={radio}
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            <span className={keyLabel}>{option.label}</span>
            {option.detail ? <span className={keyDetail}>{option.detail}</span> : null}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
