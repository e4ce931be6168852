export { GivingHistory, type GivingHistoryProps } from './GivingHistory';
export type { GivingHistoryCopy } from './giving-history-copy';
