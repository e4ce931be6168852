export * from './GetAppButton';
