import type { ReactNode, Ref } from 'react';
import type { ControlProps } from '../field';

export interface RadioOption<Value extends string = string> {
  value: Value;
  label: string;
  description?: ReactNode;
  trailing?: ReactNode;
  disabled?: boolean | undefined;
}

interface RadioGroupQuestion<Value extends string>
  extends Omit<ControlProps<Value>, 'value' | 'labelHidden'> {
  /** `null` means none. */
  value?: Value | null | undefined;
  /** The input of the chosen option, or of the first if none is chosen. */
  ref?: Ref<HTMLInputElement> | undefined;
}

export interface RadioKey<Value extends string = string>
  extends Omit<RadioOption<Value>, 'trailing'> {
  trailing?: never;
}

export interface RadioSegment<Value extends string = string>
  extends Omit<RadioKey<Value>, 'description'> {
  description?: never;
}

type RadioGroupLook<Value extends string> =
  | {
      /** `cards` (default): stacked. */
      look?: 'cards' | undefined;
      options: readonly RadioOption<Value>[];
    }
  | {
      /** `segments`: two to four short labels side by side. */
      look: 'segments';
      options: readonly RadioSegment<Value>[];
    }
  | {
      /** `keys`: large labels, two or four in a row. One with a digit is in the font of receipts. */
      look: 'keys';
      options: readonly RadioKey<Value>[];
    };

export type RadioGroupProps<Value extends string = string> = RadioGroupQuestion<Value> &
  RadioGroupLook<Value>;
