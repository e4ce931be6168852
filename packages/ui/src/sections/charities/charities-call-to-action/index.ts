export * from './CharitiesCallToAction';
