export type { StepPictureData } from './StepPicture';
export * from './SupporterSteps';
