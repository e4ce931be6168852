import type { ReactNode } from 'react';
import { ContainedSection } from '../../../layout/section/ContainedSection';
import { grid } from './Feature.css';

export interface FeatureGridProps {
  /** Four `Feature` cards. */
  children: ReactNode;
}

/** The features of the home page: one column on a phone, two from 768 px. */
export function FeatureGrid({ children }: FeatureGridProps) {
  return (
    <ContainedSection space="compact">
      <div className={grid}>{children}</div>
    </ContainedSection>
  );
}
