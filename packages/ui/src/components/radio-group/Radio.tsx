import { type ComponentProps, useId } from 'react';
import { describedBy } from '../field/field-ids';
import * as styles from './Radio.css';
import type { RadioGroupProps, RadioOption } from './radio-group-props';

interface RadioProps
  extends RadioOption,
    Pick<
      ComponentProps<'input'>,
      'name' | 'checked' | 'defaultChecked' | 'onChange' | 'required' | 'ref'
    > {
  look: NonNullable<RadioGroupProps['look']>;
  errorId?: string | undefined;
}

/** One option of a `RadioGroup`. */
export function Radio({ look, label, description, trailing, errorId, ...native }: RadioProps) {
  const id = useId();
  const [labelId, descriptionId] = [`${id}-label`, `${id}-description`];
  const hasWords = look === 'keys' && !/\d/.test(label);
  return (
    <label className={styles.radio({ look })}>
      <input
        {...native}
        type="radio"
        className={styles.input}
        aria-labelledby={labelId}
        aria-describedby={describedBy(errorId, description ? descriptionId : null)}
      />
      {look === 'cards' ? <span className={styles.dot} aria-hidden /> : null}
      <span className={styles.texts}>
        <span id={labelId} className={styles.label({ look: hasWords ? 'wordKeys' : look })}>
          {label}
        </span>
        {description ? (
          <span id={descriptionId} className={styles.description({ look })}>
            {description}
          </span>
        ) : null}
      </span>
      {trailing ? <span className={styles.trailing}>{trailing}</span> : null}
    </label>
  );
}
