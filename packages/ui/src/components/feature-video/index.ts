export * from './FeatureVideo';
