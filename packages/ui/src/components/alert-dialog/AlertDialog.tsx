'use client';

import * as RadixAlertDialog from '@radix-ui/react-alert-dialog';
import { type ReactNode, useRef } from 'react';
import { useCloseOnBack } from '../../hooks/use-close-on-back';
import { useFocusReturn } from '../../hooks/use-focus-return';
import { Button } from '../button/Button';
import { useControlWords } from '../control-words/ControlWordsProvider';
import { content, description as descriptionStyle, overlay } from '../dialog/Dialog.css';
import { DialogBody } from '../dialog/DialogBody';
import { actions, alertHeader, alertTitle } from './AlertDialog.css';

interface AlertDialogBaseProps {
  open: boolean;
  title: string;
  description: ReactNode;
  /** Default: `confirm` of the `ControlWords`. */
  actionLabel?: string | undefined;
  /** Called on confirm, and on Escape or Back if there is no cancel button. Must close the dialog. */
  onAction: () => void;
}

type CancelProps =
  | {
      /** The label of the button that changes nothing. */
      cancelLabel: string;
      /** Also called on Escape and Back. Must close the dialog. */
      onCancel: () => void;
    }
  | { cancelLabel?: undefined; onCancel?: undefined };

export type AlertDialogProps = AlertDialogBaseProps & CancelProps;

/** A dialog that must be answered: a press outside does not close it. */
export function AlertDialog({
  open,
  title,
  description,
  actionLabel,
  cancelLabel,
  onAction,
  onCancel,
}: AlertDialogProps) {
  const giveFocusBack = useFocusReturn(open);
  const action = useRef<HTMLButtonElement>(null);
  const { confirm } = useControlWords();
  const dismiss = onCancel ?? onAction;
  useCloseOnBack(open, dismiss);
  return (
    <RadixAlertDialog.Root open={open} onOpenChange={(next) => (next ? undefined : dismiss())}>
      <RadixAlertDialog.Portal>
        <RadixAlertDialog.Overlay className={overlay}>
          <RadixAlertDialog.Content
            className={content({ size: 'medium' })}
            data-surface="raised"
            onOpenAutoFocus={(event) => {
              // Radix focuses the cancel button, even if there is none.
              if (cancelLabel) return;
              event.preventDefault();
              action.current?.focus();
            }}
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
                {/* Not Radix's own Action, because that would call `onOpenChange` too. */}
                <Button ref={action} onClick={onAction}>
                  {actionLabel ?? confirm}
                </Button>
              </div>
            </DialogBody>
          </RadixAlertDialog.Content>
        </RadixAlertDialog.Overlay>
      </RadixAlertDialog.Portal>
    </RadixAlertDialog.Root>
  );
}
