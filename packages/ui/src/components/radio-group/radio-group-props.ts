import type { ReactNode } from 'react';

/** One answer to choose. */
export interface RadioOption<Value extends string = string> {
  /** What is reported when it is chosen. */
  value: Value;
  /** Names the answer. */
  label: string;
  /** More about it, below the label and read after it. */
  description?: ReactNode;
  /** Stands at the end of its row: a price, a fee. */
  trailing?: ReactNode;
  /** Cannot be chosen; say why beside the group. Default false. */
  disabled?: boolean | undefined;
}

interface RadioGroupQuestion<Value extends string> {
  /** Asks the question. */
  label: string;
  /** Hides the label from sight only. Default false. */
  labelHidden?: boolean | undefined;
  /** Help below the label. */
  hint?: ReactNode;
  /** What is wrong. Shown below, announced, and tied to the group. */
  error?: string | undefined;
  /** The chosen answer, where the caller keeps it. `null` is none. */
  value?: Value | null | undefined;
  /** The answer chosen at first, where the group keeps it. */
  defaultValue?: Value | undefined;
  /** An answer was chosen. */
  onChange?: ((value: Value) => void) | undefined;
  /** Name of the field in a form. Without it one is made. */
  name?: string | undefined;
  /** Disables every answer. Default false. */
  disabled?: boolean | undefined;
}

/** The looks, and what an answer may carry in each. */
type RadioGroupLook<Value extends string> =
  | {
      /** `cards`, the default: one below the other, each with room for a description and a price. */
      look?: 'cards' | undefined;
      /** The answers, two at least. */
      options: readonly RadioOption<Value>[];
    }
  | {
      /** `segments`: two to four short words side by side. */
      look: 'segments';
      /** The answers, two to four. */
      options: readonly (Pick<RadioOption<Value>, 'value' | 'label' | 'disabled'> & {
        description?: never;
        trailing?: never;
      })[];
    }
  | {
      /** `keys`: large figures or words, two in a row; four where there are so many and room for them. */
      look: 'keys';
      /** The answers, two at least. */
      options: readonly (Omit<RadioOption<Value>, 'trailing'> & { trailing?: never })[];
    };

export type RadioGroupProps<Value extends string = string> = RadioGroupQuestion<Value> &
  RadioGroupLook<Value>;
