'use client';

import { type ReactNode, useId, useRef } from 'react';
import { useOnNearViewport } from '../../components/image/use-near-viewport';
import { SectionHeading } from '../../components/section-heading/SectionHeading';
import { Container } from '../../layout/container';
import { Section } from '../../layout/section';
import { Stack } from '../../layout/stack';
import { onScreen, place } from './YearPicture.css';

export interface YearInGivingProps {
  /** The heading. */
  title: string;
  /** One or two sentences below it. */
  lead: string;
  /** A `YearPicture`, once its code is here. Its place is kept. */
  children: ReactNode;
  /** Called once when the section comes near the viewport: time to fetch the picture's code. */
  onNear?: (() => void) | undefined;
}

/** The section of the picture of a year. Nothing of it is printed. */
export function YearInGiving({ title, lead, children, onNear }: YearInGivingProps) {
  const titleId = useId();
  const placeRef = useRef<HTMLDivElement>(null);
  useOnNearViewport(placeRef, onNear);
  return (
    <div className={onScreen}>
      <Section landmark tone="lime" aria-labelledby={titleId}>
        <Container>
          <Stack gap={8}>
            <SectionHeading id={titleId} title={title} lead={lead} />
            <div ref={placeRef} className={place}>
              {children}
            </div>
          </Stack>
        </Container>
      </Section>
    </div>
  );
}
