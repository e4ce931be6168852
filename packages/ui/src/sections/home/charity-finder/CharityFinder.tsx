'use client';

import { type ReactNode, useRef } from 'react';
import { SectionHeading } from '../../../components/section-heading/SectionHeading';
import { useOnNearViewport } from '../../../hooks/use-near-viewport';
import { ContainedSection } from '../../../layout/section/ContainedSection';
import { Stack } from '../../../layout/stack/Stack';
import { field, layout } from './CharityFinder.css';

export interface CharityFinderProps {
  id?: string | undefined;
  title: string;
  lead: string;
  /** A `CharitySearch`, or null until its code has loaded. */
  search: ReactNode;
  /** `CharityLinks` to show before a search. */
  children: ReactNode;
  /** Load the search when this is called. */
  onNear?: (() => void) | undefined;
}

/** Helps visitors find their charity, with links and a search. */
export function CharityFinder({ id, title, lead, search, children, onNear }: CharityFinderProps) {
  const fieldRef = useRef<HTMLDivElement>(null);
  useOnNearViewport(fieldRef, onNear);
  return (
    <ContainedSection tone="raised" phoneHeight={566}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only scrolls the focused element into view */}
      <div
        className={layout}
        // Browsers do not scroll to a focused link that is partly visible.
        onFocus={({ target }) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
      >
        <SectionHeading id={id} title={title} lead={lead} />
        <Stack gap={3}>
          <div ref={fieldRef} className={field}>
            {search}
          </div>
          {children}
        </Stack>
      </div>
    </ContainedSection>
  );
}
