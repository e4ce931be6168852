import { TextField, type TextFieldProps } from '../../../components/text-field/TextField';
import { picker } from './CheckoutBuilder.css';

export interface ColorFieldProps extends Omit<TextFieldProps, 'trailing' | 'placeholder'> {
  value: string;
  onValueChange: (value: string) => void;
  /** Shown while there is no value, or by the control while the value is no colour. */
  example: string;
  /** Names the control that opens the browser's colours. */
  pickLabel: string;
}

export const isColor = (text: string) => /^#[\da-f]{6}$/i.test(text);

/** A colour to type or to pick. If the example is no colour, there is nothing to pick. */
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
        isColor(example) ? (
          <input
            type="color"
            className={picker}
            aria-label={pickLabel}
            value={isColor(value) ? value : example}
            onChange={({ target }) => onValueChange(target.value.toUpperCase())}
          />
        ) : null
      }
    />
  );
}
