import { getAppDialog } from '@tuppence/content/get-app/dialog';
import { GetAppDialog } from '@tuppence/ui/dialogs';
import { sizePx } from '@tuppence/ui/tokens';
import type { AppDialogProps } from './app-dialog';
import { storeQrCode } from './store-qr-code';

/** "Get the app" on a desktop. */
export function AppDialog({ charity, ...dialog }: AppDialogProps) {
  const qrCode = storeQrCode(sizePx.qrCodeInDialog);
  return <GetAppDialog {...dialog} copy={getAppDialog(charity?.name)} qrCode={qrCode} />;
}
