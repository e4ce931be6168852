import { chunk } from '../../shell/islands/chunk';

/** `Mailed`, prefetched when a form is used. */
export const mailedPart = chunk(() => import('./Mailed'));
