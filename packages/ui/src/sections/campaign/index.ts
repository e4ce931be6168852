export * from './campaign-brands';
export * from './campaign-call-to-action';
export * from './campaign-figures';
export * from './campaign-hero';
export * from './campaign-steps';
