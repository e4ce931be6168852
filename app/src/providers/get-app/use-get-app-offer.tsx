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
 * A QR code on desktop and the form on other devices; on iOS, and until these are loaded, the store
 * button.
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
    if (device === 'desktop' && qr) {
      return {
        kind: 'qr',
        qrCode: <qr.StoreQrCode label={words.qrLabel} />,
        caption: words.qrCaption,
        store: { href: storeUrl, label: words.listingLabel },
        otherwise: <qr.NoIPhone onPress={onJoinWaitlist} />,
      };
    }
    if (wantsForm && form)
      return { kind: 'form', form: <form.InlineWaitlist onCloseDialog={onCloseDialog} /> };
    return { kind: 'store', href: storeUrl, label: words.storeLabel, note: words.storeNote };
  }
}
