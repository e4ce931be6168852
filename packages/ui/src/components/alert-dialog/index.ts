export * from './AlertDialog';
