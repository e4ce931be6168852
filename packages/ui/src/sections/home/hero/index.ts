export * from './Hero';
export type { HeroReceipt } from './HeroReceiptArea';
