export * from './app-preview';
export * from './brand-shelf';
export * from './cause-illustration';
export * from './partner-call';
export type { PartnerCharity } from './partner-charity';
export * from './partner-hero';
export * from './partner-steps';
