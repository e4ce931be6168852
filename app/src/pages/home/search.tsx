import { sampleSearchCopy, searchCopy } from '@tuppence/content/home/finder';
import { CharitySearch } from '@tuppence/ui/home';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useGetApp, useGetAppDialogs } from '../../providers/get-app/GetAppProvider';
import {
  type FoundCharity,
  findCharities,
  isSampleRegister,
} from '../../services/charities/find-charities';
import { findPartners, prefetchPartners } from '../../services/charities/find-partners';

export function PartnerSearch() {
  const { appStoreUrl } = useGetApp();
  const { onGetAppFor } = useGetAppDialogs();
  const found = useRef<readonly FoundCharity[]>([]);
  const [sample, setSample] = useState(false);
  // Partners are then found even if the connection drops.
  useEffect(prefetchPartners, []);
  const searchRegister = useCallback(
    async (typed: string, signal: AbortSignal) => {
      found.current = await findCharities(typed, signal);
      setSample(
        found.current.length > 0
          ? found.current.some(({ reference }) => reference.register === 'sample')
          : await isSampleRegister(signal),
      );
      return onGetAppFor
        ? found.current
        : found.current.map((charity) => ({ ...charity, href: appStoreUrl }));
    },
    [appStoreUrl, onGetAppFor],
  );
  return (
    <CharitySearch
      copy={sample ? sampleSearchCopy : searchCopy}
      search={findPartners}
      searchRegister={searchRegister}
      onChoose={({ id }) => {
        const chosen = found.current.find((charity) => charity.id === id);
        if (chosen) onGetAppFor?.(chosen);
      }}
    />
  );
}
