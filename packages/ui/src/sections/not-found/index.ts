export { nearestLink } from './nearest-link';
export * from './not-found/NotFound';
