export * from './FormFields';
