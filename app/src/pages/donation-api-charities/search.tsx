import { searchCopy } from '@tuppence/content/donation-api/charities-trial';
import { CharitySearch, type CharitySearchProps } from '@tuppence/ui/home';
import { findCharityIds } from '../../services/charities/find-charity-ids';

export function CharityIdSearch({ onChoose }: Pick<CharitySearchProps, 'onChoose'>) {
  return (
    <CharitySearch
      copy={searchCopy}
      search={async () => []}
      searchRegister={findCharityIds}
      onChoose={onChoose}
    />
  );
}
