export { RecapSummary, type RecapSummaryCopy, type RecapSummaryProps } from './RecapSummary';
