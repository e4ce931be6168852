export * from './GivingChart';
