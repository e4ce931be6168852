export * from './ToastRegion';
export * from './toast-queue';
