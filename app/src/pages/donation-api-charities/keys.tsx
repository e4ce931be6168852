import * as content from '@tuppence/content/donation-api/charities-trial';
import { searchField } from '@tuppence/content/home/finder';
import { chunk, useChunk } from '@tuppence/site/chunk';
import { TestKeys } from '@tuppence/ui/donation-api';
import { CharitySearchField, CharitySearchPlace } from '@tuppence/ui/home';
import { useState } from 'react';
import { useCopyToasts } from '../../providers/toasts/use-copy-toasts';
import { useTestKey } from '../donation-api-reference/use-test-key';

const idSearch = chunk(() => import('./search'));

/** A test key and a charity's id. */
export function Keys() {
  const [apiKey] = useTestKey();
  const [charity, setCharity] = useState<{ id: string; name: string }>(content.firstCharity);
  const [isNear, setIsNear] = useState(false);
  const search = useChunk(idSearch, isNear);
  return (
    <TestKeys
      {...content.keys}
      apiKey={{ ...content.apiKey, value: apiKey }}
      charity={{ ...content.charity, text: content.charity.text(charity.name), value: charity.id }}
      {...useCopyToasts()}
    >
      <CharitySearchPlace
        field={<CharitySearchField {...searchField} />}
        search={search ? <search.CharityIdSearch onChoose={setCharity} /> : null}
        onNear={() => setIsNear(true)}
      />
    </TestKeys>
  );
}
