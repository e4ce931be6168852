import type { FoundCharity } from '../../services/find-charities';

export interface GetAppDialogProps {
  open: boolean;
  onClose: () => void;
  charity?: FoundCharity | undefined;
}
