import type { ElementProps } from '../../styles/element-props';
import { type ControlProps, changeHandler } from '../field/control';
import { FramedField } from '../field/FramedField';
import { input } from '../text-field/TextField.css';
import { textarea } from './Textarea.css';

export interface TextareaProps
  extends Omit<ElementProps<'textarea'>, keyof ControlProps<string>>,
    ControlProps<string> {
  /** Uses the tabular font of receipts. */
  figures?: boolean | undefined;
}

/**
 * Several lines of text, otherwise like `TextField`. Takes the attributes of
 * [textarea](https://developer.mozilla.org/docs/Web/HTML/Reference/Elements/textarea).
 */
export function Textarea({ figures = false, onChange, onValueChange, ...props }: TextareaProps) {
  return (
    <FramedField props={props}>
      {(control) => (
        <textarea
          rows={3}
          {...control}
          onChange={changeHandler(onChange, onValueChange, ({ target }) => target.value)}
          className={`${input({ figures })} ${textarea}`}
        />
      )}
    </FramedField>
  );
}
