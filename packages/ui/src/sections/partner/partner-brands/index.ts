export * from './PartnerBrands';
