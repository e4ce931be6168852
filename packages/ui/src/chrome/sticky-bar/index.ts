export * from './StickyBar';
