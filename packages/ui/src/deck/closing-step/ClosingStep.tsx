'use client';

import { ArrowRight, Mail } from 'lucide';
import type { MouseEvent } from 'react';
import { ButtonLink } from '../../components/button/ButtonLink';
import { Link } from '../../components/link/Link';
import { Text } from '../../components/text/Text';
import { Inline } from '../../layout/inline/Inline';
import { Stack } from '../../layout/stack/Stack';
import { BigCoins } from '../big-coins/BigCoins';
import { type MailDraft, mailHref, withName } from '../copy';
import { type DeckStepProps, Slide } from '../slide/Slide';
import * as styles from './ClosingStep.css';

export type ClosingStepProps = {
  heading: string;
  /** What a person said. */
  quote: string;
  /** `{name}` is replaced with the visitor's name. */
  thanks: string;
  name: string;
  /** `aria-label` says where the link leads, and begins with `label`, as `restartName` does. */
  explore: { label: string; href: string; 'aria-label': string };
  /** The email that a press drafts. */
  talk: MailDraft;
  restartText: string;
  restartLabel: string;
  restartName: string;
  /** The address of the first step. */
  restartHref: string;
} & DeckStepProps<{
  /** Called when the deck starts over. */
  onRestart: () => void;
}>;

/** Step 7 of the deck (docs/behaviour.md 3.12). */
export function ClosingStep({
  heading,
  quote,
  thanks,
  name,
  explore,
  talk,
  restartText,
  restartLabel,
  restartName,
  restartHref,
  onRestart,
  printed = false,
}: ClosingStepProps) {
  function restart(event: MouseEvent) {
    event.preventDefault();
    onRestart?.();
  }
  return (
    <Slide
      step="closing"
      heading={heading}
      size="section"
      backdrop={printed ? null : <BigCoins aboveReceipt />}
    >
      <blockquote className={styles.quote}>{quote}</blockquote>
      <div className={styles.thanks}>
        <Text size="lead">{withName(thanks, name)}</Text>
      </div>
      {printed ? (
        <Text>
          <span>{`${talk.label}:`}</span> <Link href={mailHref(talk)}>{talk.to}</Link>
        </Text>
      ) : (
        <div className={styles.ways}>
          <Stack gap={6} align="start">
            <Inline gap={3}>
              <ButtonLink size="large" icon={Mail} href={mailHref(talk)}>
                {talk.label}
              </ButtonLink>
              <ButtonLink {...explore} size="large" tone="secondary" trailingIcon={ArrowRight} />
            </Inline>
            {/* For whoever has no email program. */}
            <Text size="small" translate="no">
              {talk.to}
            </Text>
            <Text>
              <span>{restartText}</span>{' '}
              <Link href={restartHref} onClick={restart} aria-label={restartName}>
                {restartLabel}
              </Link>
            </Text>
          </Stack>
        </div>
      )}
    </Slide>
  );
}
