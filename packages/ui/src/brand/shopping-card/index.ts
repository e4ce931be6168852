export { ShoppingCard, type ShoppingCardProps } from './ShoppingCard';
export { ShoppingCardStack, type ShoppingCardStackProps } from './ShoppingCardStack';
