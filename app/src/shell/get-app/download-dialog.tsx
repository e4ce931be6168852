import { downloadApp } from '@tuppence/content/waitlist';
import { DownloadAppDialog } from '@tuppence/ui/dialogs';
import { sizePx } from '@tuppence/ui/tokens';
import type { GetAppDialogProps } from './get-app-dialog';
import { storeQrCode } from './store-qr-code';

/** The "Get the app" dialog on desktop. */
export function GetAppDialog({ open, onClose }: GetAppDialogProps) {
  const qrCode = storeQrCode(sizePx.qrCodeInDialog);
  return <DownloadAppDialog copy={downloadApp} open={open} onClose={onClose} qrCode={qrCode} />;
}
