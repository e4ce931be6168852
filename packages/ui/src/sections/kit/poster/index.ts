export * from './KitPoster';
