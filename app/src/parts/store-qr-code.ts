import type { QrCodeProps } from '@tuppence/ui';
import { sizePx } from '@tuppence/ui/tokens';
import { logLines } from '../content/messages';
import { env } from '../env';
import { log } from '../services/log';
import { qrAddress } from '../services/qr';

/** The QR code of the App Store link at a size. In the browser only: its address is kept for the session. */
export function storeQrCode(edgePx: number): Pick<QrCodeProps, 'src' | 'value' | 'onError'> {
  return {
    src: qrAddress(env.appStoreUrl, edgePx),
    value: env.appStoreUrl,
    onError: () => log(logLines.qrFailed, { size: edgePx }),
  };
}

/** Addresses of both codes that a desktop visitor may meet, to be fetched ahead. */
export function storeQrPictures(): string[] {
  return [sizePx.qrCode, sizePx.qrCodeInDialog].map((size) => qrAddress(env.appStoreUrl, size));
}
