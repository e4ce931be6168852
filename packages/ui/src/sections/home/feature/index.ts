export * from './Feature';
export * from './FeatureGrid';
