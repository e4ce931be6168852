'use client';

import * as RadixDialog from '@radix-ui/react-dialog';
import { X } from 'lucide';
import { type FocusEvent, type ReactNode, type RefObject, startTransition } from 'react';
import { useCloseOnBack } from '../../hooks/use-close-on-back';
import { useFocusReturn } from '../../hooks/use-focus-return';
import { useControlWords } from '../control-words/ControlWordsProvider';
import { Icon } from '../icon/Icon';
import {
  close,
  content,
  description as descriptionStyle,
  header,
  overlay,
  title as titleStyle,
} from './Dialog.css';
import { DialogBody } from './DialogBody';

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  description?: ReactNode;
  children: ReactNode;
  /** `medium` (default) is at most 480 px wide, `wide` 960 px. */
  size?: 'medium' | 'wide' | undefined;
  /** Receives focus on opening. Default: the close button. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Receives focus on close if the element that opened the dialog cannot. */
  returnFocusTo?: RefObject<HTMLElement | null> | undefined;
}

/** When the focus trap wraps around, it does not scroll to the control. */
function showFocused({ target }: FocusEvent) {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest' });
}

/** A modal dialog; on a phone, a sheet at the bottom. */
export function Dialog({
  open,
  onClose,
  title,
  description,
  children,
  size = 'medium',
  initialFocus,
  returnFocusTo,
}: DialogProps) {
  const giveFocusBack = useFocusReturn(open, returnFocusTo);
  useCloseOnBack(open, onClose);
  const words = useControlWords();

  function handleOpen(event: Event) {
    if (!initialFocus?.current) return;
    event.preventDefault();
    initialFocus.current.focus();
  }

  return (
    // A transition lets the browser show the press before what is below the dialog renders again.
    <RadixDialog.Root
      open={open}
      onOpenChange={(next) => (next ? undefined : startTransition(onClose))}
    >
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={overlay}>
          <RadixDialog.Content
            className={content({ size })}
            data-surface="raised"
            onOpenAutoFocus={handleOpen}
            onCloseAutoFocus={giveFocusBack}
            onFocus={showFocused}
            {...(description ? {} : { 'aria-describedby': undefined })}
          >
            <div className={header}>
              <RadixDialog.Title className={titleStyle}>{title}</RadixDialog.Title>
              <RadixDialog.Close className={close} aria-label={words.close}>
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
