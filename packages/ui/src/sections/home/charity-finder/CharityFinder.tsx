'use client';

import { type ReactNode, useId, useRef } from 'react';
import { useOnNearViewport } from '../../../components/image/use-near-viewport';
import { SectionHeading } from '../../../components/section-heading/SectionHeading';
import { Container } from '../../../layout/container/Container';
import { Section } from '../../../layout/section/Section';
import { Stack } from '../../../layout/stack/Stack';
import { field, layout } from './CharityFinder.css';

export interface CharityFinderProps {
  /** Anchor of the section: where links such as `#find-a-charity` lead. Default none. */
  id?: string | undefined;
  /** Heading of the section. */
  title: string;
  /** One or two sentences below it. */
  lead: string;
  /** A `CharitySearch`, once its code is here. Its place is kept. */
  search: ReactNode;
  /** Charities to begin with: a `CharityLinks`. */
  children: ReactNode;
  /** Called once when the section comes near the viewport: time to fetch the search. */
  onNear?: (() => void) | undefined;
}

/** Asks whether the visitor's charity has a page, and leads there. Without the search its links remain. */
export function CharityFinder({ id, title, lead, search, children, onNear }: CharityFinderProps) {
  const ownId = useId();
  const headingId = id ?? ownId;
  const fieldRef = useRef<HTMLDivElement>(null);
  useOnNearViewport(fieldRef, onNear);
  return (
    <Section tone="card" aria-labelledby={headingId}>
      <Container>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it only brings what has the focus into view */}
        <div
          className={layout}
          // In a row that scrolls, browsers leave a link that is partly in view where it is.
          onFocus={({ target }) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
        >
          <SectionHeading id={headingId} title={title} lead={lead} />
          <Stack gap={3}>
            <div ref={fieldRef} className={field}>
              {search}
            </div>
            {children}
          </Stack>
        </div>
      </Container>
    </Section>
  );
}
