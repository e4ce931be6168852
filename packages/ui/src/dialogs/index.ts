export * from './download-app/DownloadAppDialog';
export * from './early-access';
export * from './video/VideoDialog';
