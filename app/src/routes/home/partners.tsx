import { CharityLinks } from '@tuppence/ui/home';
import { finder } from '../../content/home-parts';
import { partnerLinks } from '../../content/partners';

/** Two rows on a desktop; the search finds the rest. */
const shown = 12;

export default function HomePartners() {
  return <CharityLinks label={finder.listLabel} charities={partnerLinks.slice(0, shown)} />;
}
