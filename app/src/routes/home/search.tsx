import { CharitySearch } from '@tuppence/ui/home';
import { useCallback, useEffect, useRef } from 'react';
import { finder } from '../../content/home-parts';
import { type FoundCharity, findCharities } from '../../services/find-charities';
import { findPartners, prefetchPartners } from '../../services/find-partners';
import { useGetAppFor } from '../../shell/get-app/GetAppProvider';

/** The search of the charity finder: fetched when its section comes near. */
export function PartnerSearch() {
  const { appStoreUrl, onGetAppFor } = useGetAppFor();
  const found = useRef<readonly FoundCharity[]>([]);
  // With their list here the partners are found even when the connection is lost.
  useEffect(prefetchPartners, []);
  const searchRegister = useCallback(
    async (typed: string, signal: AbortSignal) => {
      found.current = await findCharities(typed, signal);
      return onGetAppFor
        ? found.current
        : found.current.map((charity) => ({ ...charity, href: appStoreUrl }));
    },
    [appStoreUrl, onGetAppFor],
  );
  return (
    <CharitySearch
      copy={finder.search}
      search={findPartners}
      searchRegister={searchRegister}
      onChoose={({ id }) => {
        const chosen = found.current.find((charity) => charity.id === id);
        if (chosen) onGetAppFor?.(chosen);
      }}
    />
  );
}
