export * from './Field';
export * from './FieldError';
export * from './field-ids';
