export * from './PointsToCoins';
