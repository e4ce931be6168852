export * from './choice';
export * from './RadioGroup';
