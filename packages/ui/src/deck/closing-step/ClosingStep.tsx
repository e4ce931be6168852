'use client';

import { ArrowRight, Mail } from 'lucide-react';
import type { MouseEvent } from 'react';
import { ButtonLink } from '../../components/button';
import { Link } from '../../components/link';
import { Text } from '../../components/text';
import { Stack } from '../../layout/stack';
import { BigCoins } from '../big-coins/BigCoins';
import { type MailDraft, mailHref } from '../mail-draft';
import { type DeckStepProps, Slide } from '../slide';
import { withName } from '../with-name';
import * as styles from './ClosingStep.css';

export type ClosingStepProps = {
  /** The heading. */
  heading: string;
  /** On building technology for generosity. */
  quote: string;
  /** The thanks. `{name}` is the visitor. */
  thanks: string;
  /** The visitor's name; may be empty. */
  name: string;
  /** 'Explore', to the home page (docs/behaviour.md 3.12). */
  explore: { label: string; href: string };
  /** "Let's Talk": a mail draft to the founder. */
  talk: MailDraft;
  /** The sentence before the link that starts again. */
  restartText: string;
  /** Words of that link. */
  restartLabel: string;
  /** Where the deck starts; the address of the 'Click here' link. */
  restartHref: string;
} & DeckStepProps<{
  /** Starts again by reloading the page. */
  onRestart: () => void;
}>;

/** Step 7, Closing: a quote, thanks, and three ways on (docs/behaviour.md 3.12). */
export function ClosingStep({
  heading,
  quote,
  thanks,
  name,
  explore,
  talk,
  restartText,
  restartLabel,
  restartHref,
  onRestart,
  printed = false,
}: ClosingStepProps) {
  function restart(event: MouseEvent) {
    event.preventDefault();
    onRestart?.();
  }
  return (
    <Slide step="closing" heading={heading} size="section" backdrop={<BigCoins />}>
      <blockquote className={styles.quote}>{quote}</blockquote>
      <div className={styles.thanks}>
        <Text size="lead">{withName(thanks, name)}</Text>
      </div>
      {printed ? (
        <Text>
          {talk.label}: <Link href={mailHref(talk)}>{talk.to}</Link>
        </Text>
      ) : (
        <div className={styles.ways}>
          <Stack gap={6} align="start">
            <div className={styles.actions}>
              <ButtonLink size="large" trailingIcon={ArrowRight} href={explore.href}>
                {explore.label}
              </ButtonLink>
              <ButtonLink size="large" tone="secondary" icon={Mail} href={mailHref(talk)}>
                {talk.label}
              </ButtonLink>
            </div>
            <Text>
              {restartText}{' '}
              <Link href={restartHref} onClick={restart}>
                {restartLabel}
              </Link>
            </Text>
          </Stack>
        </div>
      )}
    </Slide>
  );
}
