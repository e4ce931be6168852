export type { ControlProps } from './control';
export { Field, type FieldProps, type FieldTexts } from './Field';
export * from './FieldError';
export * from './FieldFrame';
export * from './field-ids';
