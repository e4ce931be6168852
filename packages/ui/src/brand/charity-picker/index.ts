export { CharityPicker, type CharityPickerProps } from './CharityPicker';
export { type Charity, matchesCharity } from './charity';
