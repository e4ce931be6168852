export type { LinkedText } from '../../components/link/TextWithLinks';
export type { EarlyAccessFormCopy } from './copy';
export * from './EarlyAccessDialog';
export * from './EarlyAccessForm';
export type { EarlyAccessMessages, EarlyAccessValues } from './early-access-schema';
export * from './SocialProof';
