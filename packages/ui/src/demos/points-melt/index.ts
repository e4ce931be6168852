export * from './PointsMelt';
