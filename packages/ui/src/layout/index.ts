export * from './columns';
export * from './container';
export type { Gap } from './gap.css';
export * from './inline';
export * from './section';
export * from './stack';
