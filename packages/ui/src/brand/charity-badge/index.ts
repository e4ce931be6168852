export { CharityBadge, type CharityBadgeProps } from './CharityBadge';
export { type BadgeShape, badgeShapes } from './shapes';
