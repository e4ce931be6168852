export * from './FeatureVideo';
export { filmsWelcome } from './films-welcome';
