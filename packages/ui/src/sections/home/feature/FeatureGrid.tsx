import type { ReactNode } from 'react';
import { Container } from '../../../layout/container/Container';
import { Section } from '../../../layout/section/Section';
import { grid } from './Feature.css';

export interface FeatureGridProps {
  /** Four `Feature` cards. */
  children: ReactNode;
}

/** The features of the home page: one column on a phone, two from 768 px. */
export function FeatureGrid({ children }: FeatureGridProps) {
  return (
    <Section space="compact">
      <Container>
        <div className={grid}>{children}</div>
      </Container>
    </Section>
  );
}
