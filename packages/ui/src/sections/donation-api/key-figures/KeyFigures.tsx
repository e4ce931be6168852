import { Heading } from '../../../components/heading/Heading';
import { Figure } from '../../../components/text/Figure';
import { ContainedSection } from '../../../layout/section/ContainedSection';
import { entry, figure, list, meaning } from './KeyFigures.css';

export interface KeyFiguresProps {
  title: string;
  /** At most three. */
  figures: readonly { value: string; label: string }[];
}

/** Large figures, separated by lines. */
export function KeyFigures({ title, figures }: KeyFiguresProps) {
  return (
    <ContainedSection tone="accent" space="compact">
      <Heading level={2} size="title">
        {title}
      </Heading>
      <dl className={list}>
        {figures.map(({ value, label }) => (
          <div key={label} className={entry}>
            <dt className={meaning}>{label}</dt>
            <dd className={figure}>
              <Figure>{value}</Figure>
            </dd>
          </div>
        ))}
      </dl>
    </ContainedSection>
  );
}
