import { CharitySearch, type CharitySearchProps, type RegisteredCharity } from '@tuppence/ui/home';
import { finder } from '../../content/home-parts';
import { partnerDetail } from '../../content/test-keys';
import { findCharities } from '../../services/find-charities';
import { findPartners } from '../../services/find-partners';

/** Looks a charity up by its name, for its id. Fetched when its section comes near. */
export function CharityIdSearch({ onChoose }: Pick<CharitySearchProps, 'onChoose'>) {
  return (
    <CharitySearch
      copy={finder.search}
      search={async () => []}
      searchRegister={search}
      onChoose={onChoose}
    />
  );
}

/** Charities with a page go by its address, those of the registers by their number. */
async function search(typed: string, signal: AbortSignal): Promise<readonly RegisteredCharity[]> {
  const [partners, registered] = await Promise.all([
    findPartners(typed),
    findCharities(typed, signal),
  ]);
  return [
    ...partners.map(({ name, href }) => {
      const id = href.slice(1);
      return { id, name, detail: partnerDetail(id) };
    }),
    ...registered.map(({ reference, ...charity }) => ({
      ...charity,
      id: reference.number.toLowerCase(),
    })),
  ];
}
