export * from './StepHeading';
export * from './useStepFocus';
