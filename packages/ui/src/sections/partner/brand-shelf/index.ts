export * from './BrandShelf';
