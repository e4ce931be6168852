export { CharityPicker, type CharityPickerProps } from './CharityPicker';
export type { Charity } from './charity';
