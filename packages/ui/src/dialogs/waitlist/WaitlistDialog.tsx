'use client';

import { type MouseEvent, type ReactNode, useRef } from 'react';
import { Dialog } from '../../components/dialog/Dialog';
import { Link } from '../../components/link/Link';
import { Separator } from '../../components/separator/Separator';
import { SocialProof, type SocialProofProps } from './SocialProof';
import { WaitlistForm, type WaitlistFormProps } from './WaitlistForm';
import type { WaitlistValues } from './waitlist-schema';

export interface WaitlistDialogProps extends Omit<WaitlistFormProps, 'onLinkPress' | 'emailRef'> {
  open: boolean;
  /** Also called when a link is pressed, or `onSubmit` has finished. */
  onClose: () => void;
  title: string;
  description?: ReactNode;
  socialProof: SocialProofProps;
  /** The App Store listing, for a device that may be an iPhone. */
  store?: { href: string; label: string } | undefined;
}

/** The waitlist form in a dialog (docs/behaviour.md 4.3). */
export function WaitlistDialog({
  open,
  onClose,
  title,
  description,
  onSubmit,
  socialProof,
  store,
  ...form
}: WaitlistDialogProps) {
  const emailRef = useRef<HTMLInputElement>(null);

  async function handleSubmit(values: WaitlistValues) {
    await onSubmit(values);
    onClose();
  }

  function handleLinkPress(event: MouseEvent<HTMLAnchorElement>) {
    // With a modifier key, the browser does not leave the page.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    onClose();
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      description={description}
      initialFocus={emailRef}
    >
      <WaitlistForm
        {...form}
        emailRef={emailRef}
        onSubmit={handleSubmit}
        onLinkPress={handleLinkPress}
      />
      {store ? <Link {...store} external standalone /> : null}
      <Separator line="dashed" decorative />
      <SocialProof {...socialProof} />
    </Dialog>
  );
}
