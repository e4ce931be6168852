import type { ReactNode } from 'react';
import { Container } from '../../../layout/container/Container';
import { Section } from '../../../layout/section/Section';
import { grid } from './Feature.css';

export interface FeatureGridProps {
  /** `Feature` cards; four of them fill it. */
  children: ReactNode;
}

/** The features of the home page: one below the other on a phone, two by two from 768 px. */
export function FeatureGrid({ children }: FeatureGridProps) {
  return (
    <Section space="compact">
      <Container>
        <div className={grid}>{children}</div>
      </Container>
    </Section>
  );
}
