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
  /** A `CharitySearch`, or null until its code has loaded. Its space is reserved. */
  search: ReactNode;
  /** Charities to show before a search, as `CharityLinks`. */
  children: ReactNode;
  /** Called once when the section comes near the viewport. Load the search then. */
  onNear?: (() => void) | undefined;
}

/** Helps visitors find their charity: links to charities' pages, and a search that loads later. */
export function CharityFinder({ id, title, lead, search, children, onNear }: CharityFinderProps) {
  const fieldRef = useRef<HTMLDivElement>(null);
  useOnNearViewport(fieldRef, onNear);
  return (
    <ContainedSection tone="raised">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only scrolls the focused element into view */}
      <div
        className={layout}
        // Browsers do not scroll to a focused link that is already partly visible.
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
