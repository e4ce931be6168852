export { GiftList, type GiftListCopy, type GiftListProps } from './GiftList';
