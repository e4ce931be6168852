import type { ReactNode } from 'react';

/** One answer to choose. */
export interface ChoiceOption<Value extends string = string> {
  /** What is reported when it is chosen. */
  value: Value;
  /** Names the answer. */
  label: string;
  /** More about it, below the label and read after it. */
  description?: ReactNode;
  /** Stands at the end of its row: a price, a fee. */
  trailing?: ReactNode;
  /** Default false. */
  disabled?: boolean | undefined;
}

/** What controls that choose one of several answers share. */
export interface ChoiceProps<Value extends string = string> {
  /** Asks the question. */
  label: string;
  /** Hides the label from sight only. Default false. */
  labelHidden?: boolean | undefined;
  /** Help below the label. */
  hint?: ReactNode;
  /** What is wrong. Shown below, announced, and tied to the group. */
  error?: string | undefined;
  /** The answers, two at least. */
  options: readonly ChoiceOption<Value>[];
  /** The chosen answer, where the caller keeps it. `null` is none. */
  value?: Value | null | undefined;
  /** The answer chosen at first, where the group keeps it. */
  defaultValue?: Value | undefined;
  /** An answer was chosen. */
  onChange?: ((value: Value) => void) | undefined;
  /** Name of the field in a form. */
  name?: string | undefined;
  /** Default false. */
  disabled?: boolean | undefined;
}
