import { Button, QrCode, type QrCodeProps } from '@tuppence/ui';
import { sizePx } from '@tuppence/ui/tokens';
import { logLines } from '../../content/messages';
import { waitlist } from '../../content/waitlist';
import { env } from '../../env';
import { inviteCode, withCampaign } from '../../services/invite-code';
import { log } from '../../services/log';
import { qrAddress } from '../../services/qr';

/**
 * The QR code of the App Store link at a size. In the browser only: its address is kept for the
 * session. With an invite code it is drawn in the page, so that the code goes to no service.
 */
export function storeQrCode(edgePx: number): Pick<QrCodeProps, 'src' | 'value' | 'onError'> {
  const code = inviteCode();
  if (code) return { value: withCampaign(env.appStoreUrl, code) };
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

/** For visitors with no iPhone to scan the code with. */
export function NoIPhone({ onPress }: { onPress: () => void }) {
  return (
    <Button tone="secondary" size="small" onClick={onPress} aria-haspopup="dialog">
      {waitlist.noIPhone}
    </Button>
  );
}
