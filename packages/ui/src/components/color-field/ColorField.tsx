import { TextField, type TextFieldProps } from '../text-field/TextField';
import { picker } from './ColorField.css';

export interface ColorFieldProps extends Omit<TextFieldProps, 'trailing' | 'placeholder'> {
  value: string;
  onValueChange: (value: string) => void;
  /** `#RRGGBB`, shown while the value is no such colour. */
  example: string;
  /** Names the control that opens the browser's colours. */
  pickLabel: string;
}

export const isColor = (text: string) => /^#[\da-f]{6}$/i.test(text);

/** A colour to type or to pick. */
export function ColorField({ example, pickLabel, ...field }: ColorFieldProps) {
  const { value, onValueChange } = field;
  return (
    <TextField
      figures
      autoComplete="off"
      spellCheck={false}
      placeholder={example}
      {...field}
      trailing={
        <input
          type="color"
          className={picker}
          aria-label={pickLabel}
          value={isColor(value) ? value : example}
          onChange={({ target }) => onValueChange(target.value.toUpperCase())}
        />
      }
    />
  );
}
