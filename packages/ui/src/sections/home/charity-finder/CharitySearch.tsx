import { type FormEvent, useRef, useState } from 'react';
import { FormFields } from '../../../components/form-fields';
import { Text } from '../../../components/text';
import { TextField } from '../../../components/text-field';
import { Stack } from '../../../layout/stack';
import { type CharityLink, CharityLinks } from './CharityLinks';

/** The words of the search. */
export interface CharitySearchCopy {
  /** Names the field. */
  searchLabel: string;
  /** Names the list of what was found. */
  resultsLabel: string;
  /** How many were found, said below the field and announced. */
  found: (count: number) => string;
  /** Below the field when nothing fits what was typed. */
  noneFound: string;
  /** Below the field when the search cannot be reached. */
  failed: string;
}

export interface CharitySearchProps {
  /** The words. */
  copy: CharitySearchCopy;
  /** Finds charities for what was typed. A rejected promise shows `copy.failed`; what was typed stays. */
  search: (typed: string) => Promise<readonly CharityLink[]>;
}

/** Finds a charity by name and leads to its page. Enter follows the first one found. */
export function CharitySearch({ copy, search }: CharitySearchProps) {
  const results = useRef<HTMLDivElement>(null);
  const latest = useRef('');
  const [found, setFound] = useState<readonly CharityLink[] | 'failed' | null>(null);

  function type(typed: string) {
    const asked = typed.trim();
    latest.current = asked;
    if (asked === '') {
      setFound(null);
      return;
    }
    search(asked).then(
      (charities) => asked === latest.current && setFound(charities),
      () => asked === latest.current && setFound('failed'),
    );
  }

  function followFirst(event: FormEvent) {
    event.preventDefault();
    results.current?.querySelector('a')?.click();
  }

  return (
    <Stack gap={4}>
      <form onSubmit={followFirst}>
        <FormFields>
          <TextField
            label={copy.searchLabel}
            type="search"
            autoComplete="off"
            fieldSize="large"
            onChange={(event) => type(event.target.value)}
          />
        </FormFields>
      </form>
      <Text role="status" tone="muted">
        {said(copy, found)}
      </Text>
      {found && found !== 'failed' && found.length > 0 ? (
        <div ref={results}>
          <CharityLinks label={copy.resultsLabel} charities={found} />
        </div>
      ) : null}
    </Stack>
  );
}

function said(copy: CharitySearchCopy, found: readonly CharityLink[] | 'failed' | null) {
  if (found === null) return '';
  if (found === 'failed') return copy.failed;
  return found.length === 0 ? copy.noneFound : copy.found(found.length);
}
