export type { StepThing } from './StepObject';
export * from './SupporterSteps';
