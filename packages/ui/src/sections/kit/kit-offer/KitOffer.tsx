'use client';

import { type ReactNode, useId, useRef } from 'react';
import { Button } from '../../../components/button/Button';
import { SectionHeading } from '../../../components/section-heading/SectionHeading';
import { Text } from '../../../components/text/Text';
import { useOnNearViewport } from '../../../hooks/use-near-viewport';
import { onScreen, withScripts } from '../../../layout/on-screen.css';
import { ContainedSection } from '../../../layout/section/ContainedSection';
import { Stack } from '../../../layout/stack/Stack';
import { beside, split } from './KitOffer.css';

export interface KitOfferProps {
  id?: string | undefined;
  title: string;
  lead: string;
  /** The button that opens the kit. */
  open: string;
  /** The same button, while the kit loads. */
  opening: string;
  scriptlessText: ReactNode;
  /** Load the kit and pass it as `children`. */
  onOpen: () => void;
  /** Preload the kit when this is called. */
  onNear?: (() => void) | undefined;
  /** Not shown on a phone. */
  picture?: ReactNode;
  pending?: boolean | undefined;
  /** A `CharityKit`, which replaces the button. */
  children?: ReactNode;
}

/** Offers a charity its kit, which is loaded on demand. */
export function KitOffer({
  id,
  title,
  lead,
  open,
  opening,
  scriptlessText,
  onOpen,
  onNear,
  picture,
  pending = false,
  children,
}: KitOfferProps) {
  const headingId = useId();
  const placeRef = useRef<HTMLDivElement>(null);
  useOnNearViewport(placeRef, onNear);
  return (
    // Hidden on paper, because the kit prints its pieces.
    <div className={onScreen}>
      <ContainedSection landmark id={id} tone="raised" aria-labelledby={headingId}>
        <div className={picture && !children ? split : undefined}>
          <Stack gap={8}>
            <SectionHeading id={headingId} title={title} lead={lead} />
            <div ref={placeRef}>
              {children ?? (
                <Stack>
                  <noscript>
                    <Text>{scriptlessText}</Text>
                  </noscript>
                  <div className={withScripts}>
                    <Button size="large" onClick={onOpen} pending={pending} pendingLabel={opening}>
                      {open}
                    </Button>
                  </div>
                </Stack>
              )}
            </div>
          </Stack>
          {picture && !children ? <div className={beside}>{picture}</div> : null}
        </div>
      </ContainedSection>
    </div>
  );
}
