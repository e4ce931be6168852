import { QrCode, type QrCodeProps } from '@tuppence/ui';
import { sizePx } from '@tuppence/ui/tokens';
import { logLines } from '../../content/messages';
import { env } from '../../env';
import { log } from '../../services/log';
import { qrAddress } from '../../services/qr';

/** The QR code of the App Store link at a size. In the browser only: its address is kept for the session. */
export function storeQrCode(edgePx: number): Pick<QrCodeProps, 'src' | 'value' | 'onError'> {
  return {
    src: qrAddress(env.appStoreUrl, edgePx),
    value: env.appStoreUrl,
    onError: () => log(logLines.qrFailed, { size: edgePx }),
  };
}

/** The code in a page. `label` says what scanning does. */
export function StoreQrCode({ label }: { label: string }) {
  return <QrCode {...storeQrCode(sizePx.qrCode)} label={label} />;
}
