import type { FoundCharity } from '../../services/find-charities';

export interface GetAppDialogProps {
  open: boolean;
  onClose: () => void;
  /** Chosen in the finder. */
  charity?: FoundCharity | undefined;
}
