'use client';

import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { Dialog } from '../../components/dialog/Dialog';
import { Link } from '../../components/link/Link';
import { SocialProof, type SocialProofProps } from './SocialProof';
import { type WaitlistAnswer, WaitlistForm, type WaitlistFormProps } from './WaitlistForm';
import type { WaitlistValues } from './waitlist-schema';

export interface WaitlistDialogProps
  extends Omit<WaitlistFormProps, 'onLinkPress' | 'emailRef' | 'answer'> {
  open: boolean;
  /** Also called when a link is pressed, or `onSubmit` has finished. */
  onClose: () => void;
  title: string;
  description?: ReactNode;
  /** How many have joined. */
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

  // Shown when the dialog is opened again, because it closes with any outcome.
  const [answer, setAnswer] = useState<WaitlistAnswer>();

  async function handleSubmit(values: WaitlistValues) {
    setAnswer((await onSubmit(values)) ?? undefined);
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
        answer={answer}
        emailRef={emailRef}
        onSubmit={handleSubmit}
        onLinkPress={handleLinkPress}
      />
      {store ? <Link {...store} external standalone /> : null}
      <SocialProof {...socialProof} />
    </Dialog>
  );
}
