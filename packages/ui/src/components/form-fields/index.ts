export * from './FormError';
export * from './FormFields';
