export type { LinkedText } from '../components/link/TextWithLinks';
export * from './download-app/DownloadAppDialog';
export * from './early-access/EarlyAccessDialog';
export * from './early-access/EarlyAccessForm';
export type { EarlyAccessMessages, EarlyAccessValues } from './early-access/early-access-schema';
export * from './early-access/SocialProof';
export * from './video/VideoDialog';
