import { chunk } from '@tuppence/site/chunk';

export const downloadDialog = chunk(() => import('./get-app-dialog'));
export const waitlistDialog = chunk(() => import('./waitlist-dialog'));
export const storeQrCode = chunk(() => import('./store-qr-code'));
export const waitlistForm = chunk(() => import('./waitlist-form'));
