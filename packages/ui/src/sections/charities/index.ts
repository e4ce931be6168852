export * from './calculator-band';
export * from './charities-hero';
export * from './closing-call';
export * from './conveyor-steps';
export * from './stopwatch';
