'use client';

import { type ReactNode, useId, useRef } from 'react';
import { SectionHeading } from '../../components/section-heading/SectionHeading';
import { useOnNearViewport } from '../../hooks/use-near-viewport';
import { onScreen } from '../../layout/on-screen.css';
import { ContainedSection } from '../../layout/section/ContainedSection';
import { place } from './YearPicture.css';

export interface YearInGivingProps {
  title: string;
  lead: string;
  /** A `YearPicture`, once its code has loaded. */
  children: ReactNode;
  /** Called once when the section nears the viewport. */
  onNear?: (() => void) | undefined;
}

/** The section around the picture of a year. */
export function YearInGiving({ title, lead, children, onNear }: YearInGivingProps) {
  const titleId = useId();
  const placeRef = useRef<HTMLDivElement>(null);
  useOnNearViewport(placeRef, onNear);
  return (
    <div className={onScreen}>
      <ContainedSection landmark tone="accent" aria-labelledby={titleId} gap={8}>
        <SectionHeading id={titleId} title={title} lead={lead} />
        <div ref={placeRef} className={place}>
          {children}
        </div>
      </ContainedSection>
    </div>
  );
}
