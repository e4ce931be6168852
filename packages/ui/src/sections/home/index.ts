export * from './brand-strip';
export * from './charity-finder';
export * from './feature';
export * from './get-the-app';
export * from './hero';
export * from './security-panel';
export * from './testimonials';
