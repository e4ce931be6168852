export * from './TaxNote';
