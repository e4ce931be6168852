import { type ReactNode, useId } from 'react';
import { Heading } from '../../components/heading';
import { Stack } from '../../layout/stack';
import { type DeckStepName, deckTones } from '../deck-steps';
import * as styles from './Slide.css';

/** How a step stands: on the screen, where its controls need their callbacks, or on paper, where it has none. */
export type DeckStepProps<Callbacks extends object> =
  | ({
      /** On the screen. Default false. */
      printed?: false | undefined;
    } & Callbacks)
  | ({
      /** Written for paper: no controls, and nothing that has to be opened. */
      printed: true;
    } & { [Name in keyof Callbacks]?: undefined });

export interface SlideProps {
  /** Which step it is: decides the surface. */
  step: DeckStepName;
  /** The heading of the step. It takes the focus when the step is entered. */
  heading: ReactNode;
  /** A short line above the heading. */
  eyebrow?: string | undefined;
  /** How large the heading is. Default `display`. */
  size?: 'display' | 'section' | 'heading' | undefined;
  /** A picture behind the words. */
  backdrop?: ReactNode;
  /** What stands below the heading. */
  children: ReactNode;
}

/** One full-height step: surface, heading, content. */
export function Slide({
  step,
  heading,
  eyebrow,
  size = 'display',
  backdrop,
  children,
}: SlideProps) {
  const headingId = useId();
  return (
    <section className={styles.slide} data-surface={deckTones[step]} aria-labelledby={headingId}>
      {backdrop ? (
        <div className={styles.backdrop} aria-hidden>
          {backdrop}
        </div>
      ) : null}
      <div className={styles.inner}>
        <Stack gap={8}>
          <Stack gap={2}>
            {eyebrow ? <p className={styles.eyebrow}>{eyebrow}</p> : null}
            <Heading level={1} size={size} id={headingId} tabIndex={-1}>
              {heading}
            </Heading>
          </Stack>
          {children}
        </Stack>
      </div>
    </section>
  );
}
