export * from './FeatureVideo';
export { filmsAllowed } from './films-allowed';
