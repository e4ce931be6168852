export * from './calculator-section';
export * from './charities-call-to-action';
export * from './charities-hero';
export * from './supporter-steps';
export * from './timed-steps';
