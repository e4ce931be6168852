export * from './CardWall';
