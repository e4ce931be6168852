export * from './DownloadAppDialog';
