export { TaxSummary, type TaxSummaryProps } from './TaxSummary';
export type { TaxSheetCopy, TaxSummaryCopy } from './tax-summary-copy';
