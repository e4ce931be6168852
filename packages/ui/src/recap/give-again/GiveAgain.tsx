'use client';

import { formatDay } from '@tuppence/giving/day';
import { formatPence } from '@tuppence/giving/money';
import type { GivenCharity } from '@tuppence/giving/year';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../components/button/Button';
import { ButtonLink } from '../../components/button/ButtonLink';
import { useControlWords } from '../../components/control-words/ControlWordsProvider';
import { Heading } from '../../components/heading/Heading';
import { Text } from '../../components/text/Text';
import { VisuallyHidden } from '../../components/visually-hidden/VisuallyHidden';
import { onScreen } from '../../layout/on-screen.css';
import { ContainedSection } from '../../layout/section/ContainedSection';
import { Stack } from '../../layout/stack/Stack';
import { BreakableName } from '../breakable-name/BreakableName';
import { list, row, words } from './GiveAgain.css';

const shownAtFirst = 8;

export interface GiveAgainCopy {
  title: string;
  lead: string;
  /** E.g. "£45.00 so far, last on 3 May 2026". */
  given: (amount: string, day: string) => string;
  action: string;
  /** Joins `action` and the charity's name for screen readers. */
  to: string;
  showAll: (count: number) => string;
}

export interface GiveAgainProps {
  copy: GiveAgainCopy;
  charities: readonly GivenCharity[];
  /** If it returns undefined, a button calls `onGive`. */
  hrefOf: (charity: string) => string | undefined;
  /** Called with the name of the charity. */
  onGive: (charity: string) => void;
}

/** The donor's charities, each with a link or button to give again. */
export function GiveAgain({ copy, charities, hrefOf, onGive }: GiveAgainProps) {
  const { day = formatDay } = useControlWords();
  const titleId = useId();
  const firstNew = useRef<HTMLLIElement>(null);
  const [all, setAll] = useState(false);
  const folds = charities.length > shownAtFirst && !all;
  const shown = folds ? charities.slice(0, shownAtFirst) : charities;
  return (
    <div className={onScreen}>
      <ContainedSection landmark aria-labelledby={titleId} gap={8}>
        <Stack gap={4}>
          <Heading level={2} size="heading" id={titleId}>
            {copy.title}
          </Heading>
          <Text tone="muted">{copy.lead}</Text>
        </Stack>
        <ul className={list}>
          {shown.map(({ label, pence, lastGivenOn }, index) => (
            <li
              key={label}
              className={row}
              {...(index === shownAtFirst ? { ref: firstNew, tabIndex: -1 } : {})}
            >
              <div className={words}>
                <Text as="div" weight="semibold" dir="auto">
                  <BreakableName name={label} />
                </Text>
                <Text as="div" size="small" tone="muted">
                  {copy.given(formatPence(pence), day(lastGivenOn))}
                </Text>
              </div>
              <Action copy={copy} charity={label} href={hrefOf(label)} onGive={onGive} />
            </li>
          ))}
        </ul>
        {folds ? (
          <div>
            <Button
              tone="secondary"
              onClick={() => {
                flushSync(() => setAll(true));
                firstNew.current?.focus();
              }}
            >
              {copy.showAll(charities.length)}
            </Button>
          </div>
        ) : null}
      </ContainedSection>
    </div>
  );
}

interface ActionProps extends Pick<GiveAgainProps, 'copy' | 'onGive'> {
  charity: string;
  href: string | undefined;
}

function Action({ copy, charity, href, onGive }: ActionProps) {
  const label = (
    <>
      <span>{copy.action}</span>
      <VisuallyHidden>{` ${copy.to} ${charity}`}</VisuallyHidden>
    </>
  );
  return href === undefined ? (
    <Button tone="secondary" onClick={() => onGive(charity)}>
      {label}
    </Button>
  ) : (
    <ButtonLink tone="secondary" href={href} label={label} />
  );
}
