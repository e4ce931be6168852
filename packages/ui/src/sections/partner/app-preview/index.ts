export * from './AppPreview';
