import type { WaitlistValues } from '@tuppence/ui/dialogs';
import type { RegisteredCharity } from '@tuppence/ui/home';
import type { FoundCharity } from '../../services/charities/find-charities';

export type ChosenCharity = RegisteredCharity & Partial<FoundCharity>;

/** The props of both dialogs of "Get the app". */
export interface AppDialogProps {
  open: boolean;
  onClose: () => void;
  charity?: ChosenCharity | undefined;
  /** What the visitor had entered before a failure. */
  values?: WaitlistValues | undefined;
  /** Opens the waitlist again with these values. */
  onRestore: (values: WaitlistValues) => void;
}
