import { ShoppingCard } from '@tuppence/ui/brand';
import { heroCard } from '../../content/home-parts';

export default function HomeCard() {
  return <ShoppingCard {...heroCard} />;
}
