import type { ReactNode } from 'react';
import { Heading } from '../../components/heading/Heading';
import { Stack } from '../../layout/stack/Stack';
import { type DeckStepName, deckTones } from '../deck-steps';
import * as styles from './Slide.css';

/** A step has callbacks on screen, and none on paper. */
export type DeckStepProps<Callbacks extends object> =
  | ({
      /** Default false. */
      printed?: false | undefined;
    } & Callbacks)
  | ({
      /** For paper: no controls, everything expanded. */
      printed: true;
    } & { [Name in keyof Callbacks]?: undefined });

export interface SlideProps {
  /** Decides the surface. */
  step: DeckStepName;
  heading: ReactNode;
  /** A short line above the heading. */
  eyebrow?: string | undefined;
  /** Default `display`. */
  size?: 'display' | 'section' | 'heading' | undefined;
  backdrop?: ReactNode;
  /** `top` keeps the top in its place when the content grows. Default `middle`. */
  anchor?: 'middle' | 'top' | undefined;
  children: ReactNode;
}

/** One full-height step of the deck. */
export function Slide({
  step,
  heading,
  eyebrow,
  size = 'display',
  backdrop,
  anchor = 'middle',
  children,
}: SlideProps) {
  return (
    <section className={styles.slide({ anchor })} data-surface={deckTones[step]}>
      {backdrop ? (
        <div className={styles.backdrop} aria-hidden>
          {backdrop}
        </div>
      ) : null}
      <div className={styles.inner}>
        <Stack gap={8}>
          <Stack gap={2}>
            {eyebrow ? <p className={styles.eyebrow}>{eyebrow}</p> : null}
            <Heading level={1} size={size} tabIndex={-1}>
              {heading}
            </Heading>
          </Stack>
          {children}
        </Stack>
      </div>
    </section>
  );
}
