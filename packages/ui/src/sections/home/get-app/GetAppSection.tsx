'use client';

import { Fragment, type ReactNode, useId, useRef } from 'react';
import { Mark } from '../../../brand/mark';
import { Button } from '../../../components/button/Button';
import { ButtonLink } from '../../../components/button/ButtonLink';
import { Heading } from '../../../components/heading/Heading';
import { Link } from '../../../components/link/Link';
import { Text } from '../../../components/text/Text';
import { useOnNearViewport } from '../../../hooks/use-near-viewport';
import { onScreen } from '../../../layout/on-screen.css';
import { ContainedSection } from '../../../layout/section/ContainedSection';
import { Stack } from '../../../layout/stack/Stack';
import { comingQrCode, layout, qrCode, ticket } from './GetAppSection.css';

/** Opens a dialog for visitors who want the app on a different phone. */
interface OtherPhone {
  label: string;
  onPress: () => void;
}

/** The QR code and the form are loaded on demand. */
export type GetAppOffer =
  | {
      kind: 'qr';
      /** Null until its code has loaded. */
      qrCode: ReactNode;
      caption: string;
      /** The link in the code. */
      store: { href: string; label: string };
      otherwise?: OtherPhone | undefined;
    }
  | {
      kind: 'store';
      store: { href: string; label: string };
      note: string;
      otherwise?: OtherPhone | undefined;
      /** The device is not known yet: the link is for visitors without scripts. Default false. */
      undecided?: boolean;
    }
  | {
      kind: 'form';
      form: ReactNode;
      /** For a device that may be an iPhone. */
      store?: { href: string; label: string } | undefined;
    };

export interface GetAppSectionProps {
  id?: string | undefined;
  title: string;
  text: string;
  /** `qr` on a desktop, `store` on iOS, otherwise `form`; `undecided` until it is known (docs/behaviour.md 3.1). */
  offer: GetAppOffer;
  /** Load the offer when this is called. */
  onNear?: (() => void) | undefined;
}

/** A call to action to get the app. */
export function GetAppSection({ id, title, text, offer, onNear }: GetAppSectionProps) {
  const titleId = useId();
  const Place = offer.kind === 'store' && offer.undecided ? 'noscript' : Fragment;
  const ticketRef = useRef<HTMLDivElement>(null);
  useOnNearViewport(ticketRef, onNear);
  return (
    <ContainedSection landmark tone="accent" id={id} aria-labelledby={titleId} phoneHeight={564}>
      <div className={layout}>
        <Stack gap={6}>
          <Heading level={2} size="display" id={titleId}>
            {title}
          </Heading>
          <Text size="lead">{text}</Text>
        </Stack>
        <div ref={ticketRef} className={ticket({ offer: offer.kind })} data-surface="raised">
          {offer.kind === 'qr' ? (
            <>
              <div className={offer.qrCode ? qrCode : comingQrCode}>{offer.qrCode}</div>
              <div className={offer.qrCode ? undefined : onScreen}>
                <Text size="small" tone="muted">
                  {offer.caption}
                </Text>
              </div>
              <ButtonLink {...offer.store} tone="secondary" external />
            </>
          ) : null}
          {offer.kind === 'store' ? (
            <>
              <Mark size={120} />
              <Place>
                <ButtonLink {...offer.store} size="large" external stretched />
              </Place>
              <Text size="small" tone="muted">
                {offer.note}
              </Text>
            </>
          ) : null}
          {offer.kind !== 'form' && offer.otherwise ? (
            <Button tone="quiet" aria-haspopup="dialog" onClick={offer.otherwise.onPress}>
              {offer.otherwise.label}
            </Button>
          ) : null}
          {offer.kind === 'form' ? (
            <>
              {offer.form}
              {offer.store ? <Link {...offer.store} external standalone /> : null}
            </>
          ) : null}
        </div>
      </div>
    </ContainedSection>
  );
}
