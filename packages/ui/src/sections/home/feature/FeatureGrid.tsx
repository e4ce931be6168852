import type { ReactNode } from 'react';
import { ContainedSection } from '../../../layout/section/ContainedSection';
import { grid } from './Feature.css';

export interface FeatureGridProps {
  children: ReactNode;
}

/** A grid of `Feature` cards. */
export function FeatureGrid({ children }: FeatureGridProps) {
  return (
    <ContainedSection space="compact">
      <div className={grid}>{children}</div>
    </ContainedSection>
  );
}
