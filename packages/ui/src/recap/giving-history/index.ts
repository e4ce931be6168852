export { GivingHistory, type GivingHistoryCopy, type GivingHistoryProps } from './GivingHistory';
