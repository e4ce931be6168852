export * from './GetTheApp';
