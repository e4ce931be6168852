import { useId } from 'react';
import { Heading } from '../../../components/heading';
import { Container } from '../../../layout/container';
import { Section } from '../../../layout/section';
import { entry, figure, list, meaning } from './KeyFigures.css';

export interface KeyFiguresProps {
  /** Heading of the strip. */
  title: string;
  /** Three figures at most, each with what it counts. */
  figures: readonly { value: string; label: string }[];
}

/** A row of figures across the window, on receipt paper, with dashed rules between them. */
export function KeyFigures({ title, figures }: KeyFiguresProps) {
  const titleId = useId();
  return (
    <Section tone="lime" space="compact" aria-labelledby={titleId}>
      <Container>
        <Heading level={2} size="title" id={titleId}>
          {title}
        </Heading>
        <dl className={list}>
          {figures.map(({ value, label }) => (
            <div key={label} className={entry}>
              <dt className={meaning}>{label}</dt>
              <dd className={figure}>{value}</dd>
            </div>
          ))}
        </dl>
      </Container>
    </Section>
  );
}
