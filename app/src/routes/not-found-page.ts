import { chunk } from '../shell/islands/chunk';

/** Shown by the error boundary where data, and not the path, says that there is no such page. */
export const notFoundPage = chunk(() => import('./not-found'));
