import { searchField } from '@tuppence/content/home/finder';
import { CharitySearchField } from '@tuppence/ui/home';

export default function HomeSearchField() {
  return <CharitySearchField {...searchField} />;
}
