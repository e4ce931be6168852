export * from './WhereItGoes';
