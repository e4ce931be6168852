export * from './BrandRates';
