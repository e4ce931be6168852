import { getAppDialog } from '@tuppence/content/get-app/dialog';
import { GetAppDialog } from '@tuppence/ui/dialogs';
import { sizePx } from '@tuppence/ui/tokens';
import type { AppDialogProps } from './app-dialog';
import { storeQrCode } from './store-qr-code';

/** "Get the app" on a desktop. */
export function AppDialog({ open, onClose }: AppDialogProps) {
  const qrCode = storeQrCode(sizePx.qrCodeInDialog);
  return <GetAppDialog copy={getAppDialog} open={open} onClose={onClose} qrCode={qrCode} />;
}
