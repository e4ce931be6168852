import { chunk } from '@tuppence/site/chunk';

export const downloadDialog = chunk(() => import('./download-dialog'));
export const waitlistDialog = chunk(() => import('./waitlist-dialog'));
export const storeQrCode = chunk(() => import('./store-qr-code'));
export const waitlistForm = chunk(() => import('./waitlist-form'));
