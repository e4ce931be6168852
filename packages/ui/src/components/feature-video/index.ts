export * from './FeatureVideo';
export type { FilmSource } from './Film';
export { filmsAllowed } from './films-allowed';
