export * from './not-found/NotFound';
