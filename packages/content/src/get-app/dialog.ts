import type { GetAppDialogCopy } from '@tuppence/ui/dialogs';
import { getAppSection } from './section.ts';

/** "Get the app" on a desktop (docs/behaviour.md 4.2). */
export const getAppDialog = (charity?: string): GetAppDialogCopy => ({
  title: 'Download the app',
  description: 'Scan this QR code with your iOS device to download the app',
  qrLabel: getAppSection.qrLabel,
  caption: charity
    ? `${getAppSection.qrCaption}. Then choose ${charity}.`
    : getAppSection.qrCaption,
  store: getAppSection.storeLabel,
  otherwise: { href: '/waitlist?step=join', label: getAppSection.noIPhone },
});
