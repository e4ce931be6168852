export * from './CharitiesHero';
