'use client';

import type { ReactNode } from 'react';
import { Text } from '../../components/text/Text';
import { NextButton } from '../slide/NextButton';
import { type DeckStepProps, Slide } from '../slide/Slide';
import * as styles from './BigPictureStep.css';

export interface BigPictureLine {
  amount: string;
  what: string;
  /** Highlights the charity's share. Default false. */
  gift?: boolean | undefined;
}

export type BigPictureStepProps = {
  heading: string;
  eyebrow: string;
  /** The lines of the sum, from the market to the share. */
  sum: readonly BigPictureLine[];
  text: ReactNode;
  /** Who uses the app, and what for. */
  audiences: readonly { who: string; use: string }[];
  buttonLabel: string;
} & DeckStepProps<{
  onContinue: () => void;
}>;

/** Step 2 of the deck (docs/behaviour.md 3.12). */
export function BigPictureStep({
  heading,
  eyebrow,
  sum,
  text,
  audiences,
  buttonLabel,
  onContinue,
  printed = false,
}: BigPictureStepProps) {
  return (
    <Slide step="big-picture" heading={heading} eyebrow={eyebrow} size="section">
      <div className={styles.argument}>
        <dl className={styles.sum}>
          {sum.map((line) => (
            <div key={line.what} className={styles.line({ gift: line.gift ?? false })}>
              <dt>{line.what}</dt>
              <dd className={styles.figure}>{line.amount}</dd>
            </div>
          ))}
        </dl>
        <ul className={styles.audiences}>
          {audiences.map((audience) => (
            <li key={audience.who} className={styles.audience}>
              <span>{audience.who}</span>
              <span className={styles.use}>{audience.use}</span>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.foot}>
        <Text size={printed ? 'body' : 'lead'}>{text}</Text>
        {printed ? null : <NextButton onClick={onContinue}>{buttonLabel}</NextButton>}
      </div>
    </Slide>
  );
}
