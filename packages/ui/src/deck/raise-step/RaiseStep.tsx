'use client';

import { FolderOpen, Mail } from 'lucide';
import { ButtonLink } from '../../components/button/ButtonLink';
import { Link } from '../../components/link/Link';
import { Figure } from '../../components/text/Figure';
import { Text } from '../../components/text/Text';
import { Inline } from '../../layout/inline/Inline';
import { Stack } from '../../layout/stack/Stack';
import { type MailDraft, mailHref, withName } from '../copy';
import { NextButton } from '../slide/NextButton';
import { type DeckStepProps, Slide } from '../slide/Slide';
import * as styles from './RaiseStep.css';

export type RaiseStepProps = {
  /** Together with `instrument`, it is the heading. */
  amount: string;
  /** How the money is raised: a loan, shares. */
  instrument: string;
  eyebrow: string;
  /** Most urgent first. */
  goals: readonly string[];
  text: string;
  name: string;
  /** The email that asks for the data room. */
  dataRoom: MailDraft;
  /** The email that a press drafts. */
  talk: MailDraft;
  buttonLabel: string;
} & DeckStepProps<{
  onContinue: () => void;
}>;

/** Step 6 of the deck (docs/behaviour.md 3.12). */
export function RaiseStep({
  amount,
  instrument,
  eyebrow,
  goals,
  text,
  name,
  dataRoom,
  talk,
  buttonLabel,
  onContinue,
  printed = false,
}: RaiseStepProps) {
  return (
    <Slide
      step="raise"
      eyebrow={eyebrow}
      heading={
        <>
          <span className={styles.amount} translate="no">
            <Figure>{amount}</Figure>
          </span>{' '}
          <span>{instrument}</span>
        </>
      }
    >
      <div className={styles.body}>
        <ol className={styles.goals}>
          {goals.map((goal, index) => (
            <li key={goal} className={styles.goal}>
              <span className={styles.number} aria-hidden>
                {index + 1}
              </span>
              <Figure>{goal}</Figure>
            </li>
          ))}
        </ol>
        <Stack gap={6} align="start">
          <Text size={printed ? 'body' : 'lead'}>
            <Figure>{withName(text, name)}</Figure>
          </Text>
          {printed ? (
            <Stack gap={2}>
              {[dataRoom, talk].map((draft) => (
                <Text key={draft.subject}>
                  <span>{`${draft.label}:`}</span> <Link href={mailHref(draft)}>{draft.to}</Link>
                </Text>
              ))}
            </Stack>
          ) : (
            <>
              <Inline gap={3} stacked>
                <ButtonLink icon={FolderOpen} href={mailHref(dataRoom)}>
                  {dataRoom.label}
                </ButtonLink>
                <ButtonLink tone="secondary" icon={Mail} href={mailHref(talk)}>
                  {talk.label}
                </ButtonLink>
              </Inline>
              <div className={styles.foot}>
                {/* For whoever has no email program. */}
                <div>
                  {[dataRoom.to, talk.to].map((address) => (
                    <Text key={address} size="small" translate="no">
                      {address}
                    </Text>
                  ))}
                </div>
                <NextButton onClick={onContinue}>{buttonLabel}</NextButton>
              </div>
            </>
          )}
        </Stack>
      </div>
    </Slide>
  );
}
