export * from './VideoDialog';
