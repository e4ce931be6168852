export * from './columns/Columns';
export * from './container/Container';
export type { Gap } from './gap.css';
export * from './inline/Inline';
export { layOutSections } from './section/lay-out-sections';
export * from './section/Section';
export * from './stack/Stack';
