export * from './WelcomeStep';
