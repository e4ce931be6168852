import type { ReactNode } from 'react';
import { ContainedSection } from '../../../layout/section/ContainedSection';
import { grid } from './Feature.css';

export interface FeatureGridProps {
  id?: string | undefined;
  /** Accessible name. */
  label: string;
  children: ReactNode;
}

/** A grid of `Feature` cards. */
export function FeatureGrid({ id, label, children }: FeatureGridProps) {
  return (
    <ContainedSection id={id} aria-label={label} space="compact">
      <div className={grid}>{children}</div>
    </ContainedSection>
  );
}
