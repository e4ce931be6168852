export * from './StepActions';
export * from './StepHeading';
export * from './useStepFocus';
