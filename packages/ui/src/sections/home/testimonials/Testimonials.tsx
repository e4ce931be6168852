import { useId } from 'react';
import { Heading } from '../../../components/heading/Heading';
import { Text } from '../../../components/text/Text';
import { ScrollRow } from '../../../layout/scroll-row/ScrollRow';
import { ContainedSection } from '../../../layout/section/ContainedSection';
import { ShopperPicture, type ShopperPlace } from './ShopperPicture';
import * as styles from './Testimonials.css';

export interface Testimonial {
  name: string;
  role: string;
  text: string;
  /** Formatted: "£412". */
  amountRaised: string;
  charity: string;
  place: ShopperPlace;
}

export interface TestimonialsProps {
  title: string;
  /** Before the charity: "raised for". */
  raisedLabel: string;
  /** Marks each testimonial of an invented person, e.g. "Example shopper". */
  exampleLabel?: string | undefined;
  /** The layout is made for three. */
  testimonials: readonly Testimonial[];
}

/** What shoppers say (docs/behaviour.md 5). */
export function Testimonials({
  title,
  raisedLabel,
  exampleLabel,
  testimonials,
}: TestimonialsProps) {
  const titleId = useId();
  return (
    <ContainedSection gap={6} phoneHeight={535}>
      <Heading level={2} size="heading" id={titleId}>
        {title}
      </Heading>
      <ScrollRow listClass={styles.wall} labelledBy={titleId}>
        {testimonials.map(({ name, role, text, amountRaised, charity, place }) => (
          <li key={name} className={styles.person}>
            <figure className={styles.story} data-surface="raised" aria-label={`${name}, ${role}`}>
              <ShopperPicture place={place} />
              <div className={styles.words}>
                <blockquote className={styles.quote}>{text}</blockquote>
                <figcaption className={styles.author}>
                  {exampleLabel ? (
                    <Text size="small" weight="semibold">
                      {exampleLabel}
                    </Text>
                  ) : null}
                  <div className={styles.nameAndRole}>
                    <Text>
                      <strong>{name}</strong>
                    </Text>
                    <Text size="small" tone="muted">
                      {role}
                    </Text>
                  </div>
                  <Text size="small">
                    <span className={styles.raised}>{amountRaised}</span>{' '}
                    <span>{`${raisedLabel} ${charity}`}</span>
                  </Text>
                </figcaption>
              </div>
            </figure>
          </li>
        ))}
      </ScrollRow>
    </ContainedSection>
  );
}
