export * from './founder-step';
export * from './home-of-giving-step';
export * from './name-step';
