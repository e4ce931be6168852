import { chunk } from '../../shell/islands/chunk';

/** What stands in a form's place once an email is on its way. Prefetched when a form is used. */
export const mailedPart = chunk(() => import('./Mailed'));
