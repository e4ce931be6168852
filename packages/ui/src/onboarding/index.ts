export * from './founder-step';
export * from './greeting';
export * from './home-of-giving-step';
export * from './name-step';
