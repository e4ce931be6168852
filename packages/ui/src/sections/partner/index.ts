export * from './app-preview';
export * from './cause-illustration';
export * from './partner-brands';
export * from './partner-call-to-action';
export type { PartnerCharity } from './partner-charity';
export * from './partner-facts';
export * from './partner-hero';
export * from './partner-steps';
