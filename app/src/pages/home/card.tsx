import { heroCard } from '@tuppence/content/home/static-parts';
import { ShoppingCard } from '@tuppence/ui/brand';

export default function HomeCard() {
  return <ShoppingCard {...heroCard} />;
}
