'use client';

import { type MouseEvent, type ReactNode, type RefObject, useRef } from 'react';
import { Dialog } from '../../components/dialog/Dialog';
import { Separator } from '../../components/separator/Separator';
import { EarlyAccessForm, type EarlyAccessFormProps } from './EarlyAccessForm';
import type { EarlyAccessValues } from './early-access-schema';
import { SocialProof, type SocialProofProps } from './SocialProof';

export interface EarlyAccessDialogProps
  extends Omit<EarlyAccessFormProps, 'onLinkPress' | 'emailRef'> {
  open: boolean;
  /** Called when the dialog is dismissed, a link is pressed, or the form was sent or failed to send. */
  onClose: () => void;
  title: string;
  /** One or two sentences below the title. */
  description?: ReactNode;
  /**
   * Called when a link in the label is pressed and the dialog closes. It must go to the top of the linked
   * page (docs/behaviour.md 4.3). Without it, the browser follows the link. The browser also handles
   * presses with a modifier key, such as those that open a new tab.
   */
  onNavigate?: ((href: string) => void) | undefined;
  socialProof: SocialProofProps;
  /** Takes focus on close if the element that opened the dialog is gone. */
  returnFocusTo?: RefObject<HTMLElement | null> | undefined;
}

/**
 * The waitlist form in a dialog (docs/behaviour.md 4.3). For the same form on a page, use
 * `EarlyAccessForm`.
 */
export function EarlyAccessDialog({
  open,
  onClose,
  title,
  description,
  onSubmit,
  onNavigate,
  socialProof,
  returnFocusTo,
  ...form
}: EarlyAccessDialogProps) {
  const emailRef = useRef<HTMLInputElement>(null);

  async function handleSubmit(values: EarlyAccessValues) {
    try {
      await onSubmit(values);
    } finally {
      onClose();
    }
  }

  function handleLinkPress(event: MouseEvent<HTMLAnchorElement>) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const href = event.currentTarget.getAttribute('href');
    if (onNavigate && href) event.preventDefault();
    onClose();
    if (href) onNavigate?.(href);
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      description={description}
      initialFocus={emailRef}
      returnFocusTo={returnFocusTo}
    >
      <EarlyAccessForm
        {...form}
        emailRef={emailRef}
        onSubmit={handleSubmit}
        onLinkPress={handleLinkPress}
      />
      <Separator line="dashed" decorative />
      <SocialProof {...socialProof} />
    </Dialog>
  );
}
