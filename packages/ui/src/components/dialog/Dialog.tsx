'use client';

import * as RadixDialog from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import type { FocusEvent, ReactNode, RefObject } from 'react';
import { Icon } from '../icon';
import {
  close,
  content,
  description as descriptionStyle,
  header,
  overlay,
  title as titleStyle,
} from './Dialog.css';
import { DialogBody } from './DialogBody';
import { useFocusReturn } from './use-focus-return';

export interface DialogProps {
  /** Whether it shows. The caller keeps the state. */
  open: boolean;
  /** A person wants it closed: the close button, Escape, or a press outside. */
  onClose: () => void;
  /** Names the dialog. */
  title: string;
  /** One or two sentences below the title, read out when it opens. */
  description?: ReactNode;
  /** What it is about. Scrolls inside the dialog when it is taller than the window. */
  children: ReactNode;
  /** `medium` (default) is 480 px wide, `wide` 960 px. */
  size?: 'medium' | 'wide' | undefined;
  /** Name of the close button. Default `Close`. */
  closeLabel?: string | undefined;
  /** Takes the focus when it opens. Without it: the first control. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Takes the focus when it closes and what opened it is gone, for example the button of a menu. */
  returnFocusTo?: RefObject<HTMLElement | null> | undefined;
}

/** The trap of the focus goes from the last control to the first without scrolling to it. */
function showFocused({ target }: FocusEvent) {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest' });
}

/**
 * A modal dialog: focus stays inside and goes back to the opener, the page behind neither scrolls
 * nor shifts. On a phone it is a sheet at the bottom. For a question that must be answered see
 * `AlertDialog`; for a word that needs no answer, a toast.
 */
export function Dialog({
  open,
  onClose,
  title,
  description,
  children,
  size = 'medium',
  closeLabel = 'Close',
  initialFocus,
  returnFocusTo,
}: DialogProps) {
  const giveFocusBack = useFocusReturn(open, returnFocusTo);

  function handleOpen(event: Event) {
    if (!initialFocus?.current) return;
    event.preventDefault();
    initialFocus.current.focus();
  }

  return (
    <RadixDialog.Root open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={overlay}>
          <RadixDialog.Content
            className={content({ size })}
            data-surface="card"
            onOpenAutoFocus={handleOpen}
            onCloseAutoFocus={giveFocusBack}
            onFocus={showFocused}
            {...(description ? {} : { 'aria-describedby': undefined })}
          >
            <div className={header}>
              <RadixDialog.Title className={titleStyle}>{title}</RadixDialog.Title>
              <RadixDialog.Close className={close} aria-label={closeLabel}>
                <Icon icon={X} size={22} />
              </RadixDialog.Close>
            </div>
            <DialogBody label={title}>
              {description ? (
                <RadixDialog.Description className={descriptionStyle}>
                  {description}
                </RadixDialog.Description>
              ) : null}
              {children}
            </DialogBody>
          </RadixDialog.Content>
        </RadixDialog.Overlay>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
