import type { GetTheAppFace } from '@tuppence/ui/home';
import { useEffect, useState } from 'react';
import { env } from '../env';
import { useDevice } from '../providers/DeviceProvider';
import { useChunk } from '../services/chunk';
import { afterFirstInteraction } from '../services/first-interaction';
import { storeQrCode, waitlistForm } from './chunks';

/** A visitor who only looks gets the form too, once the first paint is well over. */
const formAtLatestMs = 1500;

export interface GetTheAppWords {
  qrCaption: string;
  qrLabel: string;
  storeLabel: string;
}

/**
 * The face of "Get the app for free now": a QR code on desktop, the store button on iOS, elsewhere
 * the email form. Until the device is known and its face is here, the store button stands in.
 */
export function useGetTheAppFace({
  qrCaption,
  qrLabel,
  storeLabel,
}: GetTheAppWords): GetTheAppFace {
  const { device, detected } = useDevice();
  const wantsForm = detected && (device === 'android' || device === 'unknown');
  const [active, setActive] = useState(false);
  useEffect(
    () => (wantsForm ? afterFirstInteraction(() => setActive(true), formAtLatestMs) : undefined),
    [wantsForm],
  );
  const form = useChunk(waitlistForm, wantsForm && active);
  const qr = useChunk(storeQrCode, device === 'desktop');

  if (device === 'desktop' && qr) {
    return { kind: 'qr', qrCode: <qr.StoreQrCode label={qrLabel} />, caption: qrCaption };
  }
  if (wantsForm && form) return { kind: 'form', form: <form.WaitlistForm /> };
  return { kind: 'store', href: env.appStoreUrl, label: storeLabel };
}
