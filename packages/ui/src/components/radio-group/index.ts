export * from './RadioGroup';
export type { RadioGroupProps, RadioOption } from './radio-group-props';
