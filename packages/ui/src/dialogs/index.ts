export * from './download-app';
export * from './early-access';
export * from './video';
