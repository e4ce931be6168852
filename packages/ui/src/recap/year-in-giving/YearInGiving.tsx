import { type ReactNode, useId } from 'react';
import { SectionHeading } from '../../components/section-heading/SectionHeading';
import { onScreen } from '../../layout/on-screen.css';
import { ContainedSection } from '../../layout/section/ContainedSection';

export interface YearInGivingProps {
  title: string;
  lead: string;
  /** A `YearPicture`, once its code has loaded. */
  children: ReactNode;
}

/** The section around the picture of a year. */
export function YearInGiving({ title, lead, children }: YearInGivingProps) {
  const titleId = useId();
  return (
    <div className={onScreen}>
      <ContainedSection landmark tone="accent" aria-labelledby={titleId} gap={8}>
        <SectionHeading id={titleId} title={title} lead={lead} />
        {children}
      </ContainedSection>
    </div>
  );
}
