export type { LoyaltyCopy } from './copy';
export * from './LoyaltyDemo';
export * from './loyalty';
