'use client';

import * as RadixToast from '@radix-ui/react-toast';
import { durationMs } from '../../tokens/motion';
import { sizePx } from '../../tokens/size';
import { ToastItem } from './ToastItem';
import { viewport } from './ToastRegion.css';
import type { Toast } from './toast-queue';

export interface ToastRegionProps {
  /** The state of a `createToastQueue`, oldest first. */
  toasts: readonly Toast[];
  /** Time between dismissal and removal, in ms: the queue's own `removalDelayMs`. */
  removalDelayMs: number;
  /** Its time is over, or a person closed it or swiped it away: dispatch `dismiss`. */
  onDismiss: (id: string) => void;
  /** It was dismissed `removalDelayMs` ago: dispatch `remove`. */
  onRemove: (id: string) => void;
  /** Name of the region. Default `Notifications`. */
  label?: string | undefined;
}

/**
 * Where toasts show: at the foot of a phone, above its sticky bar, and in the corner of a desktop,
 * over everything, dialogs included. Put it once near the root of the app; the app keeps the state.
 */
export function ToastRegion({
  toasts,
  removalDelayMs,
  onDismiss,
  onRemove,
  label = 'Notifications',
}: ToastRegionProps) {
  return (
    <RadixToast.Provider
      duration={durationMs.toastDisplay}
      swipeThreshold={sizePx.toastSwipeThreshold}
      label="Notification"
    >
      {toasts
        .filter(({ phase }) => phase !== 'waiting')
        .map((toast) => (
          <ToastItem
            key={toast.id}
            toast={toast}
            removalDelayMs={removalDelayMs}
            onDismiss={onDismiss}
            onRemove={onRemove}
          />
        ))}
      {/* A modal dialog hides the rest of the page from assistive technology, but spares live
          regions. This one is off: the library announces each toast by itself. */}
      <div aria-live="off">
        <RadixToast.Viewport className={viewport} label={`${label} ({hotkey})`} />
      </div>
    </RadixToast.Provider>
  );
}
