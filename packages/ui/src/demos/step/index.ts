export * from './StepActions';
export * from './StepHeading';
export * from './use-step-focus';
