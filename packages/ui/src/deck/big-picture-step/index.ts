export * from './BigPictureStep';
