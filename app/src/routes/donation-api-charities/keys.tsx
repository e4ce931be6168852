import { TestKeys } from '@tuppence/ui/donation-api';
import { CharitySearch, type RegisteredCharity } from '@tuppence/ui/home';
import { useState } from 'react';
import { finder } from '../../content/home-parts';
import { copyMessages } from '../../content/messages';
import * as content from '../../content/test-keys';
import { findCharities } from '../../services/find-charities';
import { findPartners } from '../../services/find-partners';
import { useCopyToasts } from '../../shell/toasts/useCopyToasts';
import { useTestKey } from '../donation-api-reference/use-test-key';

/** A test key, and the id of a charity that is looked up by its name. */
export function Keys() {
  const [apiKey] = useTestKey();
  const [charity, setCharity] = useState<{ id: string; name: string }>(content.firstCharity);
  const copied = useCopyToasts();
  return (
    <TestKeys
      {...content.keys}
      apiKey={{ ...content.apiKey, value: apiKey }}
      charity={{ ...content.charity, text: content.charity.text(charity.name), value: charity.id }}
      {...copied(copyMessages.copied)}
    >
      <CharitySearch
        copy={finder.search}
        search={async () => []}
        searchRegister={search}
        onChoose={setCharity}
      />
    </TestKeys>
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
      return { id, name, detail: content.partnerDetail(id) };
    }),
    ...registered.map(({ reference, ...charity }) => ({
      ...charity,
      id: reference.number.toLowerCase(),
    })),
  ];
}
