import type { WaitlistValues } from '@tuppence/ui/dialogs';
import type { FoundCharity } from '../../services/charities/find-charities';

/** The props of both dialogs of "Get the app". */
export interface AppDialogProps {
  open: boolean;
  onClose: () => void;
  charity?: FoundCharity | undefined;
  /** What the visitor had entered before a failure. */
  values?: WaitlistValues | undefined;
  /** Opens the waitlist again with these values. */
  onRestore: (values: WaitlistValues) => void;
}
