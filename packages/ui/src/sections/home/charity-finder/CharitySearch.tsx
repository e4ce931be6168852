'use client';

import { Search } from 'lucide';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/button/Button';
import { FormFields } from '../../../components/form-fields/FormFields';
import { Icon } from '../../../components/icon/Icon';
import { Text } from '../../../components/text/Text';
import { TextField } from '../../../components/text-field/TextField';
import { Stack } from '../../../layout/stack/Stack';
import * as styles from './CharityFinder.css';
import { CharityLinks } from './CharityLinks';
import { RegisteredCharities, type RegisteredCharity } from './RegisteredCharities';
import { type CharitySources, useCharitySearch } from './use-charity-search';

export interface CharitySearchCopy {
  searchLabel: string;
  /** Placeholder. */
  example: string;
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

/** Finds charities: those with a page, then those in the register. */
export function CharitySearch({ copy, search, searchRegister, onChoose }: CharitySearchProps) {
  const results = useRef<HTMLDivElement>(null);
  const { answer, type, retry } = useCharitySearch({ search, searchRegister });

  const { partners, registered, pending, failure } = answer;
  // Enter waits for the search, because the rows may be those of an earlier one.
  const [waiting, setWaiting] = useState(false);
  useEffect(() => {
    if (!waiting || pending) return;
    setWaiting(false);
    results.current?.querySelector<HTMLElement>('a, button')?.click();
  }, [waiting, pending]);

  function takeFirst(event: FormEvent) {
    event.preventDefault();
    setWaiting(true);
  }

  const count = partners.length + registered.length;
  return (
    <Stack>
      <form onSubmit={takeFirst}>
        <FormFields>
          <TextField
            label={copy.searchLabel}
            type="search"
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            maxLength={100}
            size="large"
            leading={<Icon icon={Search} />}
            placeholder={copy.example}
            onChange={(event) => {
              setWaiting(false);
              type(event.target.value);
            }}
          />
        </FormFields>
      </form>
      <div>
        <Text role="status" tone="muted">
          {sentence()}
        </Text>
        {pending ? (
          <Text tone="muted" aria-hidden>
            {copy.searching}
          </Text>
        ) : null}
      </div>
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
