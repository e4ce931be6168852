export * from './donation-calculator';
export * from './donation-checkout';
export * from './loyalty';
