export * from './columns';
export * from './container';
export type { Gap } from './gap.css';
export * from './inline';
export { useReachableRows } from './scroll-row/useReachableRows';
export * from './section';
export * from './stack';
