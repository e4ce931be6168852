import type { GetTheAppOffer, GetTheAppProps } from '@tuppence/ui/home';
import { useEffect, useState } from 'react';
import { useDevice } from '../../providers/DeviceProvider';
import { afterFirstInteraction } from '../../services/first-interaction';
import { useStoreUrl } from '../invite/useInvite';
import { useChunk } from '../islands/chunk';
import { storeQrCode, waitlistForm } from './chunks';
import { useGetAppFor } from './GetAppProvider';

/** Some visitors read without scrolling or pressing, such as users of a screen reader: they get it after this time. */
const offerAtLatestMs = 15_000;

interface GetTheAppWords {
  qrCaption: string;
  qrLabel: string;
  /** The link below the code. */
  listingLabel: string;
  storeLabel: string;
  storeNote: string;
}

/**
 * What "Get the app for free now" offers: a QR code on desktop, the store button on iOS, elsewhere
 * the email form. Until the device is known and the code of its offer is loaded, it is the store
 * button. That code is fetched when the visitor first does something, when the section comes near,
 * or after `offerAtLatestMs`.
 */
export function useGetTheAppOffer({
  qrCaption,
  qrLabel,
  listingLabel,
  storeLabel,
  storeNote,
}: GetTheAppWords): Pick<GetTheAppProps, 'offer' | 'onNear'> {
  const { device, detected } = useDevice();
  const storeUrl = useStoreUrl();
  const { onEarlyAccess } = useGetAppFor();
  const [active, setActive] = useState(false);
  useEffect(() => afterFirstInteraction(() => setActive(true), offerAtLatestMs), []);
  const wantsForm = detected && (device === 'android' || device === 'unknown');
  const form = useChunk(waitlistForm, wantsForm && active);
  const qr = useChunk(storeQrCode, device === 'desktop' && active);

  return { offer: offer(), onNear: () => setActive(true) };

  function offer(): GetTheAppOffer {
    if (device === 'desktop' && qr) {
      return {
        kind: 'qr',
        qrCode: <qr.StoreQrCode label={qrLabel} />,
        caption: qrCaption,
        store: { href: storeUrl, label: listingLabel },
        otherwise: <qr.NoIPhone onPress={onEarlyAccess} />,
      };
    }
    if (wantsForm && form) return { kind: 'form', form: <form.WaitlistForm /> };
    return { kind: 'store', href: storeUrl, label: storeLabel, note: storeNote };
  }
}
