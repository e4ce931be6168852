import type { ReactNode, Ref } from 'react';
import type { ControlProps } from '../field';

export interface RadioOption<Value extends string = string> {
  value: Value;
  label: string;
  /** Help below the label, read after it. */
  description?: ReactNode;
  /** Shown at the end of the row: a price, a fee. */
  trailing?: ReactNode;
  /** Cannot be chosen. Say why next to the group. Default false. */
  disabled?: boolean | undefined;
}

interface RadioGroupQuestion<Value extends string>
  extends Omit<ControlProps<Value>, 'value' | 'labelHidden'> {
  /** The chosen value, if controlled. `null` means none. */
  value?: Value | null | undefined;
  /** The input of the chosen option, or of the first if none is chosen. */
  ref?: Ref<HTMLInputElement> | undefined;
}

type RadioGroupLook<Value extends string> =
  | {
      /** `cards` (default): stacked, with room for a description and a price. */
      look?: 'cards' | undefined;
      /** At least two. */
      options: readonly RadioOption<Value>[];
    }
  | {
      /** `segments`: two to four short labels side by side. */
      look: 'segments';
      /** Two to four. */
      options: readonly (Pick<RadioOption<Value>, 'value' | 'label' | 'disabled'> & {
        description?: never;
        trailing?: never;
      })[];
    }
  | {
      /** `keys`: large figures or labels, two in a row. Four or more may be four in a row. */
      look: 'keys';
      /** At least two. */
      options: readonly (Omit<RadioOption<Value>, 'trailing'> & { trailing?: never })[];
    };

export type RadioGroupProps<Value extends string = string> = RadioGroupQuestion<Value> &
  RadioGroupLook<Value>;
