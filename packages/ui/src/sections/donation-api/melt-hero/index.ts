export * from './MeltHero';
