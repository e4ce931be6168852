import { chunk } from '../islands/chunk';

/**
 * Parts of "Get the app" that the first view does not need. Each is its own file, loaded at the
 * first interaction or on demand.
 */
export const downloadDialog = chunk(() => import('./download-dialog'));
export const waitlistDialog = chunk(() => import('./waitlist-dialog'));
export const storeQrCode = chunk(() => import('./store-qr-code'));
export const waitlistForm = chunk(() => import('./waitlist-form'));
