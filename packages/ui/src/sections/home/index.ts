export * from './brand-strip/BrandStrip';
export * from './charity-finder';
export * from './feature/Feature';
export * from './feature/FeatureGrid';
export * from './get-the-app/GetTheApp';
export * from './hero/Hero';
export type { HeroReceipt } from './hero/HeroReceiptArea';
export * from './security-panel/SecurityPanel';
export * from './testimonials/Testimonials';
