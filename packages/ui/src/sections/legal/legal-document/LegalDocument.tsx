import { useId } from 'react';
import { Heading } from '../../../components/heading/Heading';
import { Text } from '../../../components/text/Text';
import { ContainedSection } from '../../../layout/section/ContainedSection';
import { Stack } from '../../../layout/stack/Stack';
import { ClauseSummary } from '../clause-summary/ClauseSummary';
import { LegalBody } from './LegalBody';
import * as styles from './LegalDocument.css';
import type { LegalClause } from './legal-text';

export interface LegalDocumentProps {
  title: string;
  /** As shown: `last updated May 13, 2025`. */
  updated: string;
  /** The first paragraph. */
  intro: string;
  contentsLabel: string;
  summaryLabel: string;
  /** The clauses, in order. */
  clauses: readonly LegalClause[];
}

/** A legal document with plain-English summaries (docs/behaviour.md 3.8). */
export function LegalDocument({
  title,
  updated,
  intro,
  contentsLabel,
  summaryLabel,
  clauses,
}: LegalDocumentProps) {
  const titleId = useId();
  const contentsId = useId();
  return (
    <ContainedSection gap={12}>
      <Stack>
        <Text figures tone="muted" size="small">
          {updated}
        </Text>
        <Heading level={1} size="display" id={titleId}>
          {title}
        </Heading>
        <Text size="lead">{intro}</Text>
      </Stack>
      <div className={styles.layout}>
        <nav className={styles.contents} aria-labelledby={contentsId}>
          <Stack gap={2}>
            <Heading level={2} size="label" id={contentsId}>
              {contentsLabel}
            </Heading>
            <ol className={styles.contentsList}>
              {clauses.map(({ id, title: clauseTitle }, index) => (
                <li key={id}>
                  <a className={styles.contentsLink} href={`#${id}`}>
                    <span className={styles.number}>{index + 1}</span>
                    <span>{clauseTitle}</span>
                  </a>
                </li>
              ))}
            </ol>
          </Stack>
        </nav>
        <article aria-labelledby={titleId}>
          {clauses.map(({ id, title: clauseTitle, summary, blocks }, index) => (
            <section key={id} id={id} className={styles.clause} aria-labelledby={`${id}-title`}>
              <div className={styles.clauseHeading}>
                <Heading level={2} size="heading" id={`${id}-title`}>
                  <span className={styles.numbered}>
                    <span className={styles.clauseNumber}>{index + 1}</span>{' '}
                    <span>{clauseTitle}</span>
                  </span>
                </Heading>
              </div>
              <div className={styles.note}>
                <ClauseSummary label={summaryLabel}>{summary}</ClauseSummary>
              </div>
              <LegalBody blocks={blocks} />
            </section>
          ))}
        </article>
      </div>
    </ContainedSection>
  );
}
