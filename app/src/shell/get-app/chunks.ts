import { chunk } from '../islands/chunk';

/* Parts of "Get the app" that the first view does not need. */
export const downloadDialog = chunk(() => import('./download-dialog'));
export const waitlistDialog = chunk(() => import('./waitlist-dialog'));
export const storeQrCode = chunk(() => import('./store-qr-code'));
export const waitlistForm = chunk(() => import('./waitlist-form'));
