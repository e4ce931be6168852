export * from './brand-strip/BrandStrip';
export * from './charity-finder/CharityFinder';
export * from './charity-finder/CharityLinks';
export * from './charity-finder/CharitySearch';
export * from './charity-finder/CharitySearchField';
export {
  CharitySearchPlace,
  type CharitySearchPlaceProps,
} from './charity-finder/CharitySearchPlace';
export * from './charity-finder/RegisteredCharities';
export * from './feature/Feature';
export * from './feature/FeatureGrid';
export * from './get-app/GetAppSection';
export * from './hero/Hero';
export type { HeroReceipt } from './hero/HeroReceiptArea';
export * from './security-panel/SecurityPanel';
export * from './testimonials/Testimonials';
