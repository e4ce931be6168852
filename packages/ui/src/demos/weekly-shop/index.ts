export type { BrandChoice } from './BrandChoices';
export type { WeeklyShopCopy } from './copy';
export * from './WeeklyShopForm';
export * from './weekly-shop';
