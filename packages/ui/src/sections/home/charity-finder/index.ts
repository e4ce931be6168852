export * from './CharityFinder';
export * from './CharityLinks';
