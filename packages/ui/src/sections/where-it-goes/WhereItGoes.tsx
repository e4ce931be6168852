import { useId } from 'react';
import { Heading } from '../../components/heading';
import { Link } from '../../components/link';
import { Text } from '../../components/text';
import { Container } from '../../layout/container';
import { ScrollRow } from '../../layout/scroll-row/ScrollRow';
import { Section } from '../../layout/section';
import { Stack } from '../../layout/stack';
import { inlineVars } from '../../styles/inline-vars';
import type { SurfaceTone } from '../../tokens';
import * as styles from './WhereItGoes.css';

/** One donation share, and an example of it. */
export interface ShareOffer {
  /** The share, as large as it is claimed elsewhere: `up to 20%`. */
  share: string;
  /** When it applies: `on a shopping card`. */
  when: string;
  /** What decides the share, and what to expect. */
  explanation: string;
  /** What is paid and what it sends, as bars of one scale. `percent` is the width of a bar. */
  example: readonly { label: string; value: string; percent: number }[];
}

export interface WhereItGoesProps {
  /** Anchor of the section: where links such as `#where-it-goes` lead. Default none. */
  id?: string | undefined;
  /** The heading. */
  title: string;
  /** One or two sentences below the heading. */
  lead: string;
  /** The shares that are claimed anywhere on the site, side by side. */
  offers: readonly ShareOffer[];
  /** Why there is more than one, and what is the same in all. Default none. */
  note?: { title: string; text: string; link: { href: string; label: string } } | undefined;
  /** Default `deep`. */
  tone?: SurfaceTone | undefined;
}

/**
 * "Where your £50 goes": the two donation shares that the site claims (docs/behaviour.md 1.2), explained side by
 * side with an example each. Use it wherever either claim is made.
 */
export function WhereItGoes({ id, title, lead, offers, note, tone = 'deep' }: WhereItGoesProps) {
  const ownId = useId();
  const titleId = id ?? ownId;
  return (
    <Section tone={tone} aria-labelledby={titleId}>
      <Container>
        <div className={styles.layout}>
          <Stack gap={8}>
            <Heading level={2} id={titleId}>
              {title}
            </Heading>
            <Text size="lead" tone="muted">
              {lead}
            </Text>
          </Stack>
          <ScrollRow listClass={styles.offers} labelledBy={titleId}>
            {offers.map(({ share, when, explanation, example }) => (
              <li key={share} className={styles.offer}>
                <Stack gap={3}>
                  <Heading level={3} size="title">
                    <span className={styles.share}>{share}</span> {when}
                  </Heading>
                  <Text>{explanation}</Text>
                </Stack>
                <dl className={styles.bars}>
                  {example.map(({ label, value, percent }) => (
                    <div key={label} className={styles.bar}>
                      <dt>
                        <Text as="span" size="small">
                          {label}
                        </Text>
                      </dt>
                      <dd className={styles.figure}>{value}</dd>
                      <span
                        className={styles.fill}
                        style={inlineVars({ [styles.width]: `${percent}%` })}
                        aria-hidden
                      />
                    </div>
                  ))}
                </dl>
              </li>
            ))}
          </ScrollRow>
          {note ? (
            <div className={styles.note}>
              <Heading level={3} size="title">
                {note.title}
              </Heading>
              <Text>{note.text}</Text>
              <Link href={note.link.href} standalone>
                {note.link.label}
              </Link>
            </div>
          ) : null}
        </div>
      </Container>
    </Section>
  );
}
