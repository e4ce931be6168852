export * from './calculator-section/CalculatorSection';
export * from './charities-call-to-action/CharitiesCallToAction';
export * from './charities-hero/CharitiesHero';
export type { StepPictureData } from './supporter-steps/StepPicture';
export * from './supporter-steps/SupporterSteps';
export * from './timed-steps/TimedSteps';
