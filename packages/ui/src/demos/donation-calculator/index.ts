export type { CalculatorReceiptCopy } from './CalculatorReceipt';
export * from './calculate';
export * from './DonationCalculator';
