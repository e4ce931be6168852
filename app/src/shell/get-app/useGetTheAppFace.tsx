import type { GetTheAppFace, GetTheAppProps } from '@tuppence/ui/home';
import { useEffect, useState } from 'react';
import { env } from '../../env';
import { useDevice } from '../../providers/DeviceProvider';
import { afterFirstInteraction } from '../../services/first-interaction';
import { useChunk } from '../islands/chunk';
import { storeQrCode, waitlistForm } from './chunks';

/** Some visitors read without scrolling or pressing, such as users of a screen reader: they get it after this time. */
const faceAtLatestMs = 15_000;

export interface GetTheAppWords {
  qrCaption: string;
  qrLabel: string;
  /** The link below the code. */
  listingLabel: string;
  storeLabel: string;
  storeNote: string;
}

/**
 * The face of "Get the app for free now": a QR code on desktop, the store button on iOS, elsewhere
 * the email form. Until the device is known and its face is here, the store button stands in. Faces
 * are fetched when the visitor first does something, the section comes near, or after a while.
 */
export function useGetTheAppFace({
  qrCaption,
  qrLabel,
  listingLabel,
  storeLabel,
  storeNote,
}: GetTheAppWords): Pick<GetTheAppProps, 'face' | 'onNear'> {
  const { device, detected } = useDevice();
  const [active, setActive] = useState(false);
  useEffect(() => afterFirstInteraction(() => setActive(true), faceAtLatestMs), []);
  const wantsForm = detected && (device === 'android' || device === 'unknown');
  const form = useChunk(waitlistForm, wantsForm && active);
  const qr = useChunk(storeQrCode, device === 'desktop' && active);

  return { face: face(), onNear: () => setActive(true) };

  function face(): GetTheAppFace {
    if (device === 'desktop' && qr) {
      return {
        kind: 'qr',
        qrCode: <qr.StoreQrCode label={qrLabel} />,
        caption: qrCaption,
        store: { href: env.appStoreUrl, label: listingLabel },
      };
    }
    if (wantsForm && form) return { kind: 'form', form: <form.WaitlistForm /> };
    return { kind: 'store', href: env.appStoreUrl, label: storeLabel, note: storeNote };
  }
}
