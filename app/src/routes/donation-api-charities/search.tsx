import { CharitySearch, type CharitySearchProps, type RegisteredCharity } from '@tuppence/ui/home';
import { finder } from '../../content/home-parts';
import { partnerDetail, searchCopy } from '../../content/test-keys';
import { findCharities } from '../../services/find-charities';
import { findPartners } from '../../services/find-partners';
import { slugOf } from '../../services/partner-list';

export function CharityIdSearch({ onChoose }: Pick<CharitySearchProps, 'onChoose'>) {
  return (
    <CharitySearch
      copy={{ ...finder.search, ...searchCopy }}
      search={async () => []}
      searchRegister={search}
      onChoose={onChoose}
    />
  );
}

/** A partner's id is its slug; another charity's is its number on the register. */
async function search(typed: string, signal: AbortSignal): Promise<readonly RegisteredCharity[]> {
  const [partners, registered] = await Promise.all([
    findPartners(typed),
    findCharities(typed, signal),
  ]);
  return [
    ...partners.map((partner) => {
      const id = slugOf(partner);
      return { id, name: partner.name, detail: partnerDetail(id) };
    }),
    ...registered.map(({ reference, ...charity }) => ({
      ...charity,
      id: reference.number.toLowerCase(),
    })),
  ];
}
