export * from './StoreBenefits';
