import { useId } from 'react';
import { Receipt } from '../../../brand/receipt';
import { Heading } from '../../../components/heading';
import { Container } from '../../../layout/container';
import { ScrollRow } from '../../../layout/scroll-row/ScrollRow';
import { Section } from '../../../layout/section';
import { Stack } from '../../../layout/stack';
import * as styles from './Testimonials.css';

/** What one shopper says (docs/behaviour.md 5). */
export interface Testimonial {
  /** Who says it. */
  name: string;
  /** What they do: "Primary school teacher". */
  role: string;
  /** What they say. */
  text: string;
  /** Amount raised, ready to read: "£412". */
  amountRaised: string;
  /** Whom they raise money for. */
  charity: string;
}

export interface TestimonialsProps {
  /** The heading. */
  title: string;
  /** What stands before the amount on each receipt, e.g. "Raised so far". */
  raisedLabel: string;
  /** What stands before the charity, e.g. "For". */
  charityLabel: string;
  /** The layout is made for three. */
  testimonials: readonly Testimonial[];
}

/** What shoppers say, each on a receipt of their own, hung at different heights. */
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
        <Stack gap={12}>
          <Heading level={2} id={titleId}>
            {title}
          </Heading>
          <ScrollRow listClass={styles.wall} labelledBy={titleId}>
            {testimonials.map((testimonial) => (
              <li key={testimonial.name} className={styles.person}>
                <Receipt
                  label={`${testimonial.name}, ${testimonial.role}`}
                  title={testimonial.name}
                  details={[testimonial.role]}
                  lines={[{ label: charityLabel, value: testimonial.charity }]}
                  total={{ label: raisedLabel, value: testimonial.amountRaised }}
                  rules="header"
                >
                  <blockquote className={styles.quote}>{testimonial.text}</blockquote>
                </Receipt>
              </li>
            ))}
          </ScrollRow>
        </Stack>
      </Container>
    </Section>
  );
}
