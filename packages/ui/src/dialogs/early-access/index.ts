export * from './EarlyAccessDialog';
export * from './EarlyAccessForm';
export * from './early-access-schema';
export * from './SocialProof';
