import { log } from '@tuppence/site/log';
import { QrCode, type QrCodeProps } from '@tuppence/ui';
import { sizePx } from '@tuppence/ui/tokens';
import { env } from '../../env';
import { inviteCode, withCampaign } from '../../services/browser/invite-code';
import { qrAddress } from '../../services/browser/qr';

/** Browser only. The image service must not see an invite code: the page draws such QR codes. */
export function storeQrCode(edgePx: number): Pick<QrCodeProps, 'src' | 'value' | 'onError'> {
  const code = inviteCode();
  if (code) return { value: withCampaign(env.appStoreUrl, code) };
  return {
    src: qrAddress(env.appStoreUrl, edgePx),
    value: env.appStoreUrl,
    onError: () => log('Failed to load QR code', { size: edgePx }),
  };
}

/** The QR code in a page. */
export function StoreQrCode({ label }: { label: string }) {
  return <QrCode {...storeQrCode(sizePx.qrCode)} label={label} />;
}
