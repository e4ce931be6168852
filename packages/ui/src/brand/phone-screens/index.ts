export { BuyCard, type BuyCardProps } from './BuyCard';
export { ChooseCharity, type ChooseCharityProps, type FoundCharity } from './ChooseCharity';
export { RaisedTotal, type RaisedTotalProps, type RecentGift } from './RaisedTotal';
export type { ScreenActionState } from './ScreenBottom';
export { SpendInStore, type SpendInStoreProps } from './SpendInStore';
