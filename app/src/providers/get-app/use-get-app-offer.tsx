import { getAppSection as words } from '@tuppence/content/get-app/section';
import { useChunk } from '@tuppence/site/chunk';
import { afterFirstInteraction, withoutInteractionMs } from '@tuppence/site/first-interaction';
import type { GetAppOffer, GetAppSectionProps } from '@tuppence/ui/home';
import { useEffect, useState } from 'react';
import { useDevice } from '../DeviceProvider';
import { useStoreUrl } from '../invite/use-invite';
import { storeQrCode, waitlistForm } from './chunks';
import { useGetAppDialogs } from './GetAppProvider';

/**
 * A QR code on desktop, the store button on iOS, the form on Android, and the form with a link on an
 * unknown device. Until these are loaded, only what stays right.
 */
export function useGetAppOffer(): Pick<GetAppSectionProps, 'offer' | 'onNear'> {
  const { device, detected } = useDevice();
  const storeUrl = useStoreUrl();
  const { onJoinWaitlist, onCloseDialog } = useGetAppDialogs();
  const [active, setActive] = useState(false);
  useEffect(() => afterFirstInteraction(() => setActive(true), withoutInteractionMs), []);
  const wantsForm = detected && (device === 'android' || device === 'unknown');
  const form = useChunk(waitlistForm, wantsForm && active);
  const qr = useChunk(storeQrCode, device === 'desktop' && active);

  return { offer: offer(), onNear: () => setActive(true) };

  function offer(): GetAppOffer {
    const store = { href: storeUrl, label: words.storeLabel };
    const otherwise = (label: string) => ({ label, onPress: onJoinWaitlist });
    if (active && device === 'desktop') {
      return {
        kind: 'qr',
        qrCode: qr && <qr.StoreQrCode label={words.qrLabel} />,
        caption: words.qrCaption,
        store,
        otherwise: otherwise(words.noIPhone),
      };
    }
    if (wantsForm && form) {
      return {
        kind: 'form',
        form: <form.InlineWaitlist onCloseDialog={onCloseDialog} />,
        store: device === 'unknown' ? store : undefined,
      };
    }
    const undecided = !detected || device === 'android';
    return {
      kind: 'store',
      store,
      note: words.storeNote,
      undecided,
      otherwise: device === 'ios' ? otherwise(words.otherPhone) : undefined,
    };
  }
}
