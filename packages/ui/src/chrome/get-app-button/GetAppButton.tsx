'use client';

import { Button, type ButtonLook } from '../../components/button/Button';
import { ButtonLink } from '../../components/button/ButtonLink';
import { useControlWords } from '../../components/control-words/ControlWordsProvider';
import type { GetAppProps } from '../get-app';

export interface GetAppButtonProps extends GetAppProps, ButtonLook {}

/** Links to the App Store on iOS or without `onGetApp`; otherwise calls `onGetApp`. */
export function GetAppButton({
  device,
  appStoreUrl,
  onGetApp,
  waitlistMode = false,
  ...look
}: GetAppButtonProps) {
  const { getApp, joinWaitlist } = useControlWords();
  const label = waitlistMode ? joinWaitlist : getApp;
  return device === 'ios' || !onGetApp ? (
    <ButtonLink {...look} href={appStoreUrl} external>
      {label}
    </ButtonLink>
  ) : (
    <Button {...look} onClick={onGetApp} aria-haspopup="dialog">
      {label}
    </Button>
  );
}
