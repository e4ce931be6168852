export * from './brand-rates';
export * from './WhereItGoes';
