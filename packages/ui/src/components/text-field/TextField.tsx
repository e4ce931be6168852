import type { ReactNode } from 'react';
import type { ElementProps } from '../../styles/element-props';
import { type ControlProps, changeHandler } from '../field/control';
import { FramedField } from '../field/FramedField';
import { affix, input } from './TextField.css';

export interface TextFieldProps
  extends Omit<ElementProps<'input'>, 'prefix' | 'size' | keyof ControlProps<string>>,
    ControlProps<string> {
  /** Decoration before the text, such as a pound sign. */
  leading?: ReactNode;
  /** A unit or a small control after the text. */
  trailing?: ReactNode;
  /** `medium` (default) is 48 px tall, `large` 56 px. */
  size?: 'medium' | 'large' | undefined;
  /** Marks the field as invalid if the message is elsewhere. */
  invalid?: boolean | undefined;
  /** Uses the tabular font of receipts. */
  figures?: boolean | undefined;
}

/**
 * A single line of text. Accepts `register('name')` from react-hook-form. Takes the attributes of
 * [input](https://developer.mozilla.org/docs/Web/HTML/Reference/Elements/input).
 */
export function TextField({
  leading,
  trailing,
  size,
  figures = false,
  invalid,
  onChange,
  onValueChange,
  ...props
}: TextFieldProps) {
  return (
    <FramedField props={props} size={size} invalid={invalid}>
      {(control) => (
        <>
          {leading ? (
            <span className={affix} aria-hidden>
              {leading}
            </span>
          ) : null}
          <input
            type="text"
            {...control}
            onChange={changeHandler(onChange, onValueChange, ({ target }) => target.value)}
            className={input({ figures })}
          />
          {trailing ? <span className={affix}>{trailing}</span> : null}
        </>
      )}
    </FramedField>
  );
}
