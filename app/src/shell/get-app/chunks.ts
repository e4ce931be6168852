import { chunk } from '../islands/chunk';

/**
 * Parts of "Get the app" that no page needs for its first view, each with its libraries in files of
 * their own: fetched when the visitor starts to do something, or asks for them.
 */
export const downloadDialog = chunk(() => import('./download-dialog'));
export const waitlistDialog = chunk(() => import('./waitlist-dialog'));
export const storeQrCode = chunk(() => import('./store-qr-code'));
export const waitlistForm = chunk(() => import('./waitlist-form'));
