'use client';

import { Button, ButtonLink, type ButtonLook } from '../../components/button';
import type { GetAppProps } from '../get-app';

export interface GetAppButtonProps extends GetAppProps, ButtonLook {}

/** The one green button of the site: a link to the store on iOS, elsewhere the way to a dialog. */
export function GetAppButton({
  device,
  appStoreUrl,
  onGetApp,
  waitlistMode = false,
  ...look
}: GetAppButtonProps) {
  const label = waitlistMode ? 'Join waitlist' : 'Get the app';
  return device === 'ios' || !onGetApp ? (
    // `data-early`: until the device is known, a site may keep a press and play it back afterwards.
    <ButtonLink
      {...look}
      href={appStoreUrl}
      external
      {...(device === 'ios' ? {} : { 'data-early': '' })}
    >
      {label}
    </ButtonLink>
  ) : (
    <Button {...look} onClick={onGetApp} aria-haspopup="dialog">
      {label}
    </Button>
  );
}
