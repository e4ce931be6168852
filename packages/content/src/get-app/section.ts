import { storeLabel } from '../chrome/copy.ts';
import { claim } from '../claims/texts.ts';

/** The last section of / and /brands (docs/behaviour.md 3.1). */
export const getAppSection = {
  id: 'get-the-app',
  title: 'Get the app for free now',
  text: 'Free, for iPhone. Your next shop could be somebody else’s good news.',
  qrCaption: 'Scan with your iPhone to download',
  qrLabel: 'QR code to download the app',
  storeLabel,
  storeNote: `${claim('appRating')} out of 5 on the App Store`,
  noIPhone: 'No iPhone? Leave your email',
  /** On an iPhone. */
  otherPhone: 'Another phone? Leave an email',
};
