export * from './donation-calculator';
