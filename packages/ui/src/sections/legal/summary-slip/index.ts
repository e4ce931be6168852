export * from './SummarySlip';
