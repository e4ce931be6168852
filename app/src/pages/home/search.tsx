import { sampleSearchCopy, searchCopy } from '@tuppence/content/home/finder';
import { CharitySearch } from '@tuppence/ui/home';
import { useCallback, useEffect, useState } from 'react';
import { useGetApp, useGetAppDialogs } from '../../providers/get-app/GetAppProvider';
import { findCharities, isSampleRegister } from '../../services/charities/find-charities';
import { findPartners, prefetchPartners } from '../../services/charities/find-partners';

export function PartnerSearch() {
  const { appStoreUrl } = useGetApp();
  const { onGetAppFor } = useGetAppDialogs();
  const [sample, setSample] = useState(false);
  // Partners are then found even if the connection drops.
  useEffect(prefetchPartners, []);
  const searchRegister = useCallback(
    async (typed: string, signal: AbortSignal) => {
      const found = await findCharities(typed, signal);
      setSample(
        found.length > 0
          ? found.some(({ reference }) => reference.register === 'sample')
          : await isSampleRegister(signal),
      );
      return onGetAppFor ? found : found.map((charity) => ({ ...charity, href: appStoreUrl }));
    },
    [appStoreUrl, onGetAppFor],
  );
  return (
    <CharitySearch
      copy={sample ? sampleSearchCopy : searchCopy}
      search={findPartners}
      searchRegister={searchRegister}
      onChoose={onGetAppFor}
    />
  );
}
