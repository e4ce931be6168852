export * from './brand-rates/BrandRates';
export * from './WhereItGoes';
