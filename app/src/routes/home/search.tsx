import { CharitySearch } from '@tuppence/ui/home';
import { finder } from '../../content/home-parts';
import { findPartners } from '../../services/find-partners';

/** The search of the charity finder: fetched when its section comes near. */
export function PartnerSearch() {
  return <CharitySearch copy={finder.search} search={findPartners} />;
}
