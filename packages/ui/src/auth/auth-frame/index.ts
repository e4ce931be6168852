export * from './AuthFrame';
