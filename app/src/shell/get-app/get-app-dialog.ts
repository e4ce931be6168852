import type { FoundCharity } from '../../services/find-charities';

export interface GetAppDialogProps {
  open: boolean;
  onClose: () => void;
  /** Chosen in the charity finder. */
  charity?: FoundCharity | undefined;
}
