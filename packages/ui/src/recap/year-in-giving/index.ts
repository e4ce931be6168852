export { YearInGiving, type YearInGivingProps } from './YearInGiving';
export { YearPicture, type YearPictureProps } from './YearPicture';
export type { YearPictureCopy, YearPictureFacts } from './year-picture-copy';
