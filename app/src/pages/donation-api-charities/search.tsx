import { CharitySearch, type CharitySearchProps } from '@tuppence/ui/home';
import { finder } from '../../content/home-parts';
import { searchCopy } from '../../content/test-keys';
import { findCharityIds } from '../../services/charities/find-charity-ids';

export function CharityIdSearch({ onChoose }: Pick<CharitySearchProps, 'onChoose'>) {
  return (
    <CharitySearch
      copy={{ ...finder.search, ...searchCopy }}
      search={async () => []}
      searchRegister={findCharityIds}
      onChoose={onChoose}
    />
  );
}
