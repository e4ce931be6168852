'use client';

import type { ReactNode } from 'react';
import { SectionHeading } from '../../../components/section-heading/SectionHeading';
import { ContainedSection } from '../../../layout/section/ContainedSection';
import { Stack } from '../../../layout/stack/Stack';
import { layout } from './CharityFinder.css';
import { CharitySearchPlace, type CharitySearchPlaceProps } from './CharitySearchPlace';

export interface CharityFinderProps extends CharitySearchPlaceProps {
  id?: string | undefined;
  title: string;
  lead: string;
  /** `CharityLinks` to show before a search. */
  children: ReactNode;
}

/** Helps visitors find their charity, with links and a search. */
export function CharityFinder({ id, title, lead, children, ...search }: CharityFinderProps) {
  return (
    <ContainedSection tone="raised" phoneHeight={626}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only scrolls the focused element into view */}
      <div
        className={layout}
        // Browsers do not scroll to a focused link that is partly visible.
        onFocus={({ target }) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
      >
        <SectionHeading id={id} title={title} lead={lead} />
        <Stack gap={3}>
          <CharitySearchPlace {...search} />
          {children}
        </Stack>
      </div>
    </ContainedSection>
  );
}
