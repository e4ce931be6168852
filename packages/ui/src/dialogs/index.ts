export type { LinkedText } from '../components/link/TextWithLinks';
export * from './get-app/GetAppDialog';
export * from './video/VideoDialog';
export * from './waitlist/SocialProof';
export * from './waitlist/WaitlistDialog';
export * from './waitlist/WaitlistForm';
export type { WaitlistMessages, WaitlistValues } from './waitlist/waitlist-schema';
