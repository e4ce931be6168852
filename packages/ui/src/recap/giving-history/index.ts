export * from './GivingHistory';
