import type { ReactNode } from 'react';
import { ContainedSection } from '../../../layout/section/ContainedSection';
import { grid } from './Feature.css';

export interface FeatureGridProps {
  children: ReactNode;
}

/** Four `Feature` cards: in one column on a phone, in two from 768 px. */
export function FeatureGrid({ children }: FeatureGridProps) {
  return (
    <ContainedSection space="compact">
      <div className={grid}>{children}</div>
    </ContainedSection>
  );
}
