'use client';

import * as RadixAlertDialog from '@radix-ui/react-alert-dialog';
import type { ReactNode, RefObject } from 'react';
import { Button } from '../button';
import { content, description as descriptionStyle, overlay } from '../dialog/Dialog.css';
import { DialogBody } from '../dialog/DialogBody';
import { useFocusReturn } from '../dialog/use-focus-return';
import { actions, alertHeader, alertTitle } from './AlertDialog.css';

export interface AlertDialogProps {
  /** Whether it shows. The caller keeps the state. */
  open: boolean;
  /** What happened, or what is asked. */
  title: string;
  /** The consequence, or the figure in question. Read out when it opens. */
  description: ReactNode;
  /** Words of the button that goes on. Default `OK`. */
  actionLabel?: string | undefined;
  /** Words of the button that changes nothing. Without them there is one answer only. */
  cancelLabel?: string | undefined;
  /** The answer was yes, or the message was read. Close it then. */
  onAction: () => void;
  /** The answer was no, or Escape. Without it Escape counts as `onAction`. */
  onCancel?: (() => void) | undefined;
  /** Takes the focus when it closes and what opened it is gone. */
  returnFocusTo?: RefObject<HTMLElement | null> | undefined;
}

/**
 * Interrupts with a message that must be answered: a press outside does not close it. For all else
 * see `Dialog`.
 */
export function AlertDialog({
  open,
  title,
  description,
  actionLabel = 'OK',
  cancelLabel,
  onAction,
  onCancel,
  returnFocusTo,
}: AlertDialogProps) {
  const giveFocusBack = useFocusReturn(open, returnFocusTo);
  const dismiss = onCancel ?? onAction;
  return (
    <RadixAlertDialog.Root open={open} onOpenChange={(next) => (next ? undefined : dismiss())}>
      <RadixAlertDialog.Portal>
        <RadixAlertDialog.Overlay className={overlay}>
          <RadixAlertDialog.Content
            className={content({ size: 'medium' })}
            data-surface="card"
            onCloseAutoFocus={giveFocusBack}
          >
            <div className={alertHeader}>
              <RadixAlertDialog.Title className={alertTitle}>{title}</RadixAlertDialog.Title>
            </div>
            <DialogBody label={title}>
              <RadixAlertDialog.Description asChild>
                <div className={descriptionStyle}>{description}</div>
              </RadixAlertDialog.Description>
              <div className={actions}>
                {cancelLabel ? (
                  <RadixAlertDialog.Cancel asChild>
                    <Button tone="secondary">{cancelLabel}</Button>
                  </RadixAlertDialog.Cancel>
                ) : null}
                {/* Not the library's Action: that one reports a dismissal besides. */}
                <Button onClick={onAction}>{actionLabel}</Button>
              </div>
            </DialogBody>
          </RadixAlertDialog.Content>
        </RadixAlertDialog.Overlay>
      </RadixAlertDialog.Portal>
    </RadixAlertDialog.Root>
  );
}
