import { useEffect } from 'react';
import { env } from '../env';

export interface GetAppDialogsProps {
  kind: 'download' | 'early-access';
  open: boolean;
  onClose: () => void;
}

/** The dialogs behind "Get the app". */
export function GetAppDialogs({ open, onClose }: GetAppDialogsProps) {
  useEffect(() => {
    if (!open) return;
    window.open(env.appStoreUrl, '_blank', 'noopener');
    onClose();
  }, [open, onClose]);
  return null;
}
