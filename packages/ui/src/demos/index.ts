export { formatPence, formatPounds } from '../giving/money';
export * from './donation-calculator';
export * from './donation-checkout';
export * from './loyalty';
export * from './weekly-shop';
