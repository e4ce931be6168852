export * from './BrandStrip';
