import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { FormFields } from '../../../components/form-fields';
import { Heading } from '../../../components/heading';
import { Text } from '../../../components/text';
import { TextField } from '../../../components/text-field';
import { Container } from '../../../layout/container';
import { Section } from '../../../layout/section';
import { Stack } from '../../../layout/stack';
import { layout } from './CharityFinder.css';
import { type CharityLink, CharityLinks } from './CharityLinks';

/** The words of the finder. */
export interface CharityFinderCopy {
  title: string;
  lead: string;
  searchLabel: string;
  /** Names the list of what was found. */
  resultsLabel: string;
  /** How many were found, for assistive technology. */
  found: (count: number) => string;
  /** Below the field when nothing fits what was typed. */
  noneFound: string;
  /** Below the field when the search cannot be reached. */
  failed: string;
}

export interface CharityFinderProps {
  copy: CharityFinderCopy;
  /** Finds charities for what was typed. A rejected promise shows `copy.failed`; what was typed stays. */
  search: (typed: string) => Promise<readonly CharityLink[]>;
  /** What stands below the field before anything is typed: a `CharityLinks`. */
  children: ReactNode;
}

/** Asks whether the visitor's charity has a page, and leads there. Enter follows the first one found. */
export function CharityFinder({ copy, search, children }: CharityFinderProps) {
  const headingId = useId();
  const results = useRef<HTMLDivElement>(null);
  const latest = useRef('');
  const [found, setFound] = useState<readonly CharityLink[] | 'failed' | null>(null);

  function type(typed: string) {
    latest.current = typed.trim();
    if (latest.current === '') {
      setFound(null);
      return;
    }
    const asked = latest.current;
    search(asked).then(
      (charities) => asked === latest.current && setFound(charities),
      () => asked === latest.current && setFound('failed'),
    );
  }

  function followFirst(event: FormEvent) {
    event.preventDefault();
    if (Array.isArray(found)) results.current?.querySelector('a')?.click();
  }

  const said =
    found === null
      ? ''
      : found === 'failed'
        ? copy.failed
        : found.length === 0
          ? copy.noneFound
          : copy.found(found.length);
  return (
    <Section tone="card" aria-labelledby={headingId}>
      <Container>
        <div className={layout}>
          <Stack gap={4}>
            <Heading level={2} id={headingId}>
              {copy.title}
            </Heading>
            <Text size="lead">{copy.lead}</Text>
          </Stack>
          <Stack gap={6}>
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
              {said}
            </Text>
            <div ref={results}>
              {Array.isArray(found) ? (
                <CharityLinks label={copy.resultsLabel} charities={found} />
              ) : (
                children
              )}
            </div>
          </Stack>
        </div>
      </Container>
    </Section>
  );
}
