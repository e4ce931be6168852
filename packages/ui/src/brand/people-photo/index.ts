export { PeoplePhoto, type PeoplePhotoProps } from './PeoplePhoto';
export type { PortraitLook } from './Portrait';
