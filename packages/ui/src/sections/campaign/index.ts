export * from './campaign-call';
export * from './campaign-hero';
export * from './campaign-steps';
export * from './card-wall';
export * from './till-roll';
