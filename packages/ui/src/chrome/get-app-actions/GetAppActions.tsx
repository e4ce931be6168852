'use client';

import { Button, ButtonLink } from '../../components/button';
import { Inline } from '../../layout/inline';

interface GetAppActionsProps {
  /** The listing in the App Store: opens in a new tab. */
  listing: { href: string; label: string };
  /** Opens the early-access dialog. Default: the listing stands alone. */
  onGetApp?: (() => void) | undefined;
  /** Default `start`. */
  justify?: 'start' | 'center' | undefined;
}

/** The link to the listing, and before it the button for visitors whose phone the listing is of no use to. */
export function GetAppActions({ listing, onGetApp, justify = 'start' }: GetAppActionsProps) {
  return (
    <Inline gap={4} justify={justify}>
      {onGetApp ? (
        <Button size="large" onClick={onGetApp} aria-haspopup="dialog">
          Get the app
        </Button>
      ) : null}
      <ButtonLink
        href={listing.href}
        external
        size="large"
        tone={onGetApp ? 'secondary' : 'primary'}
      >
        {listing.label}
      </ButtonLink>
    </Inline>
  );
}
