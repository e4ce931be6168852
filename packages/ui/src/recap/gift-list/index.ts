export * from './GiftList';
