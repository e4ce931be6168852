import type { FoundCharity } from '../../services/find-charities';

/** What the dialogs behind "Get the app" take. */
export interface GetAppDialogProps {
  open: boolean;
  onClose: () => void;
  /** Chosen in the charity finder. */
  charity?: FoundCharity | undefined;
}
