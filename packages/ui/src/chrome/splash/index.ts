export * from './Splash';
