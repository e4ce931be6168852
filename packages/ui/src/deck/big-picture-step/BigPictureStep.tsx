'use client';

import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../components/button';
import { Text } from '../../components/text';
import { type DeckStepProps, Slide } from '../slide';
import * as styles from './BigPictureStep.css';

/** One line of the sum: an amount, and what became of it. */
export interface BigPictureLine {
  /** Ready to read: "£50". */
  amount: string;
  /** One word: "paid". */
  what: string;
  /** Marks what reaches the charity. Default false. */
  gift?: boolean | undefined;
}

export type BigPictureStepProps = {
  /** The heading. */
  heading: string;
  /** A short line above the heading. */
  eyebrow: string;
  /** The argument as a sum of three lines, as large as the slide allows. */
  sum: readonly BigPictureLine[];
  /** Why the sum works. It may hold a link. */
  text: ReactNode;
  /** Who uses the product, and for what: the list beside it. */
  audiences: readonly { who: string; use: string }[];
} & DeckStepProps<{
  /** Goes to step 3. */
  onContinue: () => void;
}>;

/** Step 2, The Big Picture: the product as a sum that anyone can check (docs/behaviour.md 1.1 and 3.12). */
export function BigPictureStep({
  heading,
  eyebrow,
  sum,
  text,
  audiences,
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
        <Text size="lead">{text}</Text>
        {printed ? null : (
          <Button size="large" trailingIcon={ArrowRight} onClick={onContinue}>
            Continue
          </Button>
        )}
      </div>
    </Slide>
  );
}
