export * from './CharityFinder';
export * from './CharityLinks';
export * from './CharitySearch';
export * from './RegisteredCharities';
