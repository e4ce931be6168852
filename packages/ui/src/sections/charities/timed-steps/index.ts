export * from './TimedSteps';
