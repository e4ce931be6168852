'use client';

import { Search } from 'lucide-react';
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

/** The words of the search. */
export interface CharitySearchCopy {
  /** Names the field. */
  searchLabel: string;
  /** In the empty field: `hospice, Hackney or 1071803`. */
  example: string;
  /** Names the list of charities with a page. */
  resultsLabel: string;
  /** Names the list of those that only the register knows. */
  registeredLabel: string;
  /** How many were found, said below the field and announced. */
  found: (count: number) => string;
  /** While an answer is on its way; not announced. */
  searching: string;
  /** Below the field when nothing fits what was typed. */
  noneFound: string;
  /** Below the field when the register cannot be reached: only charities with a page were searched. */
  registerFailed: string;
  /** Below the field when nothing can be searched. */
  failed: string;
  /** The button that searches again after a failure. */
  tryAgain: string;
}

export interface CharitySearchProps extends CharitySources {
  /** The words. */
  copy: CharitySearchCopy;
  /** A charity of the register was chosen. Without it, or where the charity has an `href`, they are links. */
  onChoose?: ((charity: RegisteredCharity) => void) | undefined;
}

/**
 * Finds a charity by name: those with a page first, which lead there, then those of the register. Enter
 * takes the first one. How many there are is announced once, when all have answered.
 */
export function CharitySearch({ copy, search, searchRegister, onChoose }: CharitySearchProps) {
  const results = useRef<HTMLDivElement>(null);
  const { answer, type, again } = useCharitySearch(search, searchRegister);

  const { partners, registered, pending, failure } = answer;
  // Enter pressed before the answer waits for it: the rows shown until then answer earlier letters.
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
    <Stack gap={4}>
      <form onSubmit={takeFirst}>
        <FormFields>
          <TextField
            label={copy.searchLabel}
            type="search"
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            maxLength={100}
            fieldSize="large"
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
          <Button tone="secondary" onClick={again}>
            {copy.tryAgain}
          </Button>
        </div>
      ) : null}
      {count > 0 ? (
        <div ref={results} className={styles.results}>
          <Stack gap={4}>
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
    if (failure === 'register') return copy.registerFailed;
    return count === 0 ? copy.noneFound : copy.found(count);
  }
}
