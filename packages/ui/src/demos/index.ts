export * from './donation-calculator';
export * from './donation-checkout';
export * from './loyalty';
export { formatPence, formatPounds } from './money';
export * from './weekly-shop';
