'use client';

import { type ReactNode, useId, useRef } from 'react';
import { Button } from '../../../components/button/Button';
import { useOnNearViewport } from '../../../components/image/use-near-viewport';
import { SectionHeading } from '../../../components/section-heading/SectionHeading';
import { Text } from '../../../components/text/Text';
import { Container } from '../../../layout/container/Container';
import { Section } from '../../../layout/section/Section';
import { Stack } from '../../../layout/stack/Stack';
import { offer, opener } from './KitOffer.css';

export interface KitOfferProps {
  /** Anchor of the section. Default none. */
  id?: string | undefined;
  /** The heading. */
  title: string;
  /** What the kit holds, in one or two sentences. */
  lead: string;
  /** Words of the button that opens it. */
  open: string;
  /** Words of the button while the kit is on its way. */
  opening: string;
  /** What to do without JavaScript, since the kit is drawn by it. */
  scriptlessText: ReactNode;
  /** Called at a press of the button: fetch the kit, and hand it over as `children`. */
  onOpen: () => void;
  /** Called once when the section comes near the viewport: time to fetch the kit ahead. */
  onNear?: (() => void) | undefined;
  /** The button was pressed, and the kit is on its way. Default false. */
  pending?: boolean | undefined;
  /** A `CharityKit`, which takes the button's place. */
  children?: ReactNode;
}

/** Offers a charity its kit. The kit itself comes at a press, so that those who only read fetch nothing of it. */
export function KitOffer({
  id,
  title,
  lead,
  open,
  opening,
  scriptlessText,
  onOpen,
  onNear,
  pending = false,
  children,
}: KitOfferProps) {
  const headingId = useId();
  const placeRef = useRef<HTMLDivElement>(null);
  useOnNearViewport(placeRef, onNear);
  return (
    <div className={offer}>
      <Section landmark id={id} tone="card" aria-labelledby={headingId}>
        <Container>
          <Stack gap={8}>
            <SectionHeading id={headingId} title={title} lead={lead} />
            <div ref={placeRef}>
              {children ?? (
                <Stack gap={4}>
                  <noscript>
                    <Text>{scriptlessText}</Text>
                  </noscript>
                  <div className={opener}>
                    <Button size="large" onClick={onOpen} pending={pending} pendingLabel={opening}>
                      {open}
                    </Button>
                  </div>
                </Stack>
              )}
            </div>
          </Stack>
        </Container>
      </Section>
    </div>
  );
}
