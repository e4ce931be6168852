import { useId } from 'react';
import { Heading } from '../../../components/heading';
import { Container } from '../../../layout/container';
import { Section } from '../../../layout/section';
import { Stack } from '../../../layout/stack';
import * as styles from './Testimonials.css';

/** What one shopper says (docs/behaviour.md 5). */
export interface Testimonial {
  name: string;
  /** What they do: "Primary school teacher". */
  role: string;
  text: string;
  /** Amount raised, ready to read: "£412". */
  amountRaised: string;
  /** Whom they raise money for. */
  charity: string;
}

export interface TestimonialsProps {
  title: string;
  /** Before the amount: "Raised". */
  raisedLabel: string;
  /** Between the amount and the charity: "for". */
  charityLabel: string;
  /** The layout is made for three. */
  testimonials: readonly Testimonial[];
}

/** What shoppers say: the first large, the others beside it. */
export function Testimonials({
  title,
  raisedLabel,
  charityLabel,
  testimonials,
}: TestimonialsProps) {
  const titleId = useId();
  return (
    <Section aria-labelledby={titleId}>
      <Container>
        <Stack gap={10}>
          <Heading level={2} size="heading" id={titleId}>
            {title}
          </Heading>
          <ul className={styles.wall} aria-labelledby={titleId}>
            {testimonials.map(({ name, role, text, amountRaised, charity }) => (
              <li key={name} className={styles.person}>
                <figure className={styles.figure} aria-label={`${name}, ${role}`}>
                  <blockquote className={styles.quote}>{text}</blockquote>
                  <figcaption className={styles.caption}>
                    <span>
                      <strong>{name}</strong>, {role}
                    </span>
                    <span className={styles.raised}>
                      {raisedLabel} <strong className={styles.amount}>{amountRaised}</strong>{' '}
                      {charityLabel} {charity}
                    </span>
                  </figcaption>
                </figure>
              </li>
            ))}
          </ul>
        </Stack>
      </Container>
    </Section>
  );
}
