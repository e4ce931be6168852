export * from './CharityField';
