import * as RadixToast from '@radix-ui/react-toast';
import { Check, TriangleAlert, X } from 'lucide';
import { useEffect, useEffectEvent } from 'react';
import { Button } from '../button/Button';
import { Coin } from '../coin/Coin';
import { useControlWords } from '../control-words/ControlWordsProvider';
import { Icon } from '../icon/Icon';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import { actionRow, close, description, item, paper, stub, title, words } from './ToastItem.css';
import type { Toast } from './toast-queue';

interface ToastItemProps {
  toast: Toast;
  removalDelayMs: number;
  onDismiss: (id: string) => void;
  onRemove: (id: string) => void;
}

/** A toast: paper with a coloured stub. */
export function ToastItem({ toast, removalDelayMs, onDismiss, onRemove }: ToastItemProps) {
  const { id, phase, tone = 'success' } = toast;
  const { dismiss } = useControlWords();
  const remove = useEffectEvent(() => onRemove(id));

  useEffect(() => {
    if (phase !== 'closing') return undefined;
    const timer = setTimeout(remove, removalDelayMs);
    return () => clearTimeout(timer);
  }, [phase, removalDelayMs]);

  return (
    <RadixToast.Root
      className={item}
      // Toasts stay clickable above a modal dialog.
      style={{ pointerEvents: 'auto' }}
      open={phase === 'open'}
      onOpenChange={(open) => (open ? undefined : onDismiss(id))}
      {...(toast.durationMs ? { duration: toast.durationMs } : {})}
    >
      <div className={paper} data-surface="raised">
        <div className={stub({ tone })}>
          {toast.coin ? (
            <Coin size={32} dropped />
          ) : (
            <Icon icon={tone === 'success' ? Check : TriangleAlert} size={24} />
          )}
        </div>
        <div
          className={words}
          {...(toast.unsaid ? { 'data-radix-toast-announce-exclude': '' } : {})}
        >
          <RadixToast.Title className={title({ tone })}>{toast.title}</RadixToast.Title>
          <VisuallyHidden>{pauseAfter(toast.title)}</VisuallyHidden>
          {toast.description ? (
            <RadixToast.Description className={description}>
              {toast.description}
            </RadixToast.Description>
          ) : null}
          {toast.next ? (
            <p className={description}>
              <VisuallyHidden>{pauseAfter(toast.description ?? toast.title)}</VisuallyHidden>
              {toast.next}
            </p>
          ) : null}
          {toast.action ? (
            <div className={actionRow}>
              <RadixToast.Action asChild altText={toast.action.alternative}>
                <Button tone="secondary" size="small" onClick={toast.action.onPress}>
                  {toast.action.label}
                </Button>
              </RadixToast.Action>
            </div>
          ) : null}
        </div>
        <RadixToast.Close className={close} aria-label={dismiss}>
          <Icon icon={X} />
        </RadixToast.Close>
      </div>
    </RadixToast.Root>
  );
}

/** Between texts that are announced together. */
const pauseAfter = (text: string) => (/[.!?…]$/.test(text) ? ' ' : '. ');
