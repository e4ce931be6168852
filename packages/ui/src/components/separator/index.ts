export * from './Separator';
