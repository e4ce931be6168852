'use client';

import { use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../../../components/button/Button';
import { SettledStatus } from '../../../components/text/SettledStatus';
import { Stack } from '../../../layout/stack/Stack';
import * as styles from './CharityFinder.css';
import { CharityLinks } from './CharityLinks';
import { SearchPlace } from './CharitySearchPlace';
import { RegisteredCharities, type RegisteredCharity } from './RegisteredCharities';
import { type CharitySources, useCharitySearch } from './use-charity-search';

export interface CharitySearchCopy {
  /** Accessible name of the charities with a page. */
  resultsLabel: string;
  registeredLabel: string;
  found: (count: number) => string;
  /** Not announced. */
  searching: string;
  noneFound: string;
  /** Shown if only the search of charities with a page failed. */
  partnersFailed: string;
  /** Shown if only the search of the register failed. */
  registerFailed: string;
  /** Shown if every search failed. */
  failed: string;
  tryAgain: string;
}

export interface CharitySearchProps extends CharitySources {
  copy: CharitySearchCopy;
  /** Called for charities without an `href`. */
  onChoose?: ((charity: RegisteredCharity) => void) | undefined;
}

/** Finds charities in a `CharitySearchPlace`: those with a page, then those in the register. */
export function CharitySearch({ copy, search, searchRegister, onChoose }: CharitySearchProps) {
  const results = useRef<HTMLDivElement>(null);
  const { answer, type, retry } = useCharitySearch({ search, searchRegister });

  const { partners, registered, pending, failure } = answer;
  // Enter waits for the search, because the rows may be those of an earlier one.
  const [waiting, setWaiting] = useState(false);
  useEffect(() => {
    if (!waiting || pending) return;
    setWaiting(false);
    const rows = results.current?.querySelectorAll<HTMLElement>('a, button') ?? [];
    // The first of several may not be the one that was meant.
    if (rows.length === 1) rows[0]?.click();
    else rows[0]?.focus();
  }, [waiting, pending]);

  const field = use(SearchPlace);
  const typeIn = useEffectEvent((typed: string) => {
    setWaiting(false);
    type(typed);
  });
  useEffect(() => {
    const place = field?.current;
    const input = ({ target }: Event) => typeIn((target as HTMLInputElement).value);
    const submit = () => setWaiting(true);
    place?.addEventListener('input', input);
    place?.addEventListener('submit', submit);
    // What was typed before this code loaded.
    const { value = '' } = place?.querySelector('input') ?? {};
    if (value) typeIn(value);
    return () => {
      place?.removeEventListener('input', input);
      place?.removeEventListener('submit', submit);
    };
  }, [field]);

  const count = partners.length + registered.length;
  return (
    <Stack>
      <SettledStatus
        text={sentence()}
        names={pending ? [] : [...partners, ...registered].map(({ name }) => name)}
        pending={pending ? copy.searching : undefined}
      />
      {failure && !pending ? (
        <div>
          <Button tone="secondary" onClick={retry}>
            {copy.tryAgain}
          </Button>
        </div>
      ) : null}
      {count > 0 ? (
        <div ref={results} className={styles.results}>
          <Stack>
            {partners.length > 0 ? (
              <CharityLinks label={copy.resultsLabel} charities={partners} />
            ) : null}
            {registered.length > 0 ? (
              <RegisteredCharities
                label={copy.registeredLabel}
                charities={registered}
                onChoose={onChoose}
              />
            ) : null}
          </Stack>
        </div>
      ) : null}
    </Stack>
  );

  function sentence() {
    if (!answer.asked || pending) return '';
    if (failure === 'all') return copy.failed;
    if (failure === 'partners') return copy.partnersFailed;
    if (failure === 'register') return copy.registerFailed;
    return count === 0 ? copy.noneFound : copy.found(count);
  }
}
