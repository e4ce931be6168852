export { GiftList, type GiftListProps } from './GiftList';
export type { GiftListCopy } from './gift-list-copy';
