import { chunk } from '../services/chunk';

/** What the dialogs behind "Get the app" take. */
export interface GetAppDialogProps {
  open: boolean;
  onClose: () => void;
}

/**
 * Parts that no page needs for its first view, each with its libraries in files of their own:
 * fetched when the visitor starts to do something, or asks for them.
 */
/** Shown by the error boundary where data, and not the path, says that there is no such page. */
export const notFoundPage = chunk(() => import('../routes/not-found'));
export const toastRegion = chunk(() => import('./toast-region'));
export const downloadDialog = chunk(() => import('./download-dialog'));
export const waitlistDialog = chunk(() => import('./waitlist-dialog'));
export const storeQrCode = chunk(() => import('./store-qr-code'));
export const mediaPreload = chunk(() => import('./media-preload'));
export const waitlistForm = chunk(() => import('./waitlist-form'));
