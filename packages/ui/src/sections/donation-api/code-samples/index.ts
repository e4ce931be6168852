export * from './CodeSamples';
