import { ShoppingCard } from '@tuppence/ui';
import { heroCard } from '../../content/home';

export default function HomeCard() {
  return <ShoppingCard {...heroCard} />;
}
