export * from './CauseIllustration';
