'use client';

import * as RadixToast from '@radix-ui/react-toast';
import { useEffect, useRef } from 'react';
import { durationMs } from '../../tokens/motion';
import { sizePx } from '../../tokens/size';
import { useControlWords } from '../control-words/ControlWordsProvider';
import { ToastItem } from './ToastItem';
import { viewport } from './ToastRegion.css';
import type { Toast } from './toast-queue';

/** What Radix says before each toast. It refuses an empty text, and a screen reader skips this one. */
const nothing = '\u200b';

export interface ToastRegionProps {
  /** The state of a `createToastQueue`, oldest first. */
  toasts: readonly Toast[];
  /** Use the queue's `removalDelayMs`. */
  removalDelayMs: number;
  /** Dispatch `dismiss`. */
  onDismiss: (id: string) => void;
  /** Dispatch `remove`. */
  onRemove: (id: string) => void;
  /** Default: `notifications` of the `ControlWords`. */
  label?: string | undefined;
}

/**
 * Shows a queue's toasts above the page and its dialogs. Keep them with
 * `useReducer(queue.reduce, queue.initial)`, where `queue` is a `createToastQueue()`.
 */
export function ToastRegion({
  toasts,
  removalDelayMs,
  onDismiss,
  onRemove,
  label,
}: ToastRegionProps) {
  const words = useControlWords();
  const shown = toasts.filter(({ phase }) => phase !== 'waiting');
  useEffect(() => {
    if (shown.length === 0) return undefined;
    // Waits a frame, because a form may show its errors after the toast.
    const frame = requestAnimationFrame(() => {
      const focused = document.activeElement;
      const { bottom = 0 } = focused?.getBoundingClientRect() ?? {};
      // On a phone, toasts cover at most the lower half of the screen.
      if (bottom > window.innerHeight / 2 && bottom <= window.innerHeight)
        focused?.scrollIntoView({ block: 'nearest' });
    });
    return () => cancelAnimationFrame(frame);
  }, [shown.length]);
  const region = useRef<HTMLDivElement>(null);
  const focusedBefore = useRef<HTMLElement | null>(null);
  const isOpen = toasts.some(({ phase }) => phase === 'open');
  useEffect(() => {
    // Radix leaves the focus on the empty list.
    if (!isOpen && region.current?.contains(document.activeElement))
      focusedBefore.current?.focus({ preventScroll: true });
  }, [isOpen]);
  return (
    <RadixToast.Provider
      duration={durationMs.toastDisplay}
      swipeThreshold={sizePx.toastSwipeThreshold}
      label={nothing}
    >
      {shown.map((toast) => (
        <ToastItem
          key={toast.id}
          toast={toast}
          removalDelayMs={removalDelayMs}
          onDismiss={onDismiss}
          onRemove={onRemove}
        />
      ))}
      {/* A live region, because a modal dialog hides everything else from assistive technology.
          `off`, because Radix announces each toast itself. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: remembers where the focus came from */}
      <div
        ref={region}
        aria-live="off"
        onFocus={({ currentTarget, relatedTarget }) => {
          if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
            focusedBefore.current = relatedTarget;
        }}
      >
        <RadixToast.Viewport
          className={viewport}
          label={`${label ?? words.notifications} ({hotkey})`}
        />
      </div>
    </RadixToast.Provider>
  );
}
