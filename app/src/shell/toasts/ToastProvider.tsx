import { createToastQueue, type ToastOffer, type ToastStyle } from '@tuppence/ui';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useReducer,
  useRef,
} from 'react';
import type { Notice } from '../../content/messages';
import { afterFirstInteraction } from '../../services/first-interaction';
import { chunk, prefetch, useChunk } from '../islands/chunk';

interface ToastOptions {
  /** How long it shows, in ms. Default 4000; copy notices 3000 (docs/behaviour.md 10.5). */
  durationMs?: number | undefined;
  /** `single` (default) for waitlist, copy and contact notices; `stacking` in the account area. */
  style?: ToastStyle | undefined;
  /** One thing that can be done about it. Give it a `durationMs` in which it can be reached. */
  action?: ToastOffer | undefined;
}

/** Shows a notice. The result takes it away early. */
export type ShowToast = (notice: Notice, options?: ToastOptions) => () => void;

/** Its code is fetched when the visitor starts to do something. */
const toastRegion = chunk(() => import('./toast-region'));
/** Fetches the notices at once, for a page whose first press may fail for want of a connection. */
export const prefetchToasts = () => prefetch(toastRegion);
const ToastContext = createContext<ShowToast | null>(null);
const queues = { single: createToastQueue('single'), stacking: createToastQueue('stacking') };

/** Shows the notices of everything within it. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [single, toSingle] = useReducer(queues.single.reduce, queues.single.initial);
  const [stacking, toStacking] = useReducer(queues.stacking.reduce, queues.stacking.initial);
  const shown = useRef(0);

  // Fetched early: a notice that the connection is lost could not be fetched then.
  useEffect(() => afterFirstInteraction(prefetchToasts), []);

  const show = useCallback<ShowToast>((notice, { durationMs, style = 'single', action } = {}) => {
    shown.current += 1;
    const id = `toast-${shown.current}`;
    const dispatch = style === 'single' ? toSingle : toStacking;
    dispatch({ type: 'show', toast: { ...notice, id, durationMs, action } });
    return () => dispatch({ type: 'dismiss', id });
  }, []);

  const regions = useMemo(
    () =>
      [
        { queue: queues.single, toasts: single, dispatch: toSingle },
        { queue: queues.stacking, toasts: stacking, dispatch: toStacking },
      ].filter(({ toasts }) => toasts.length > 0),
    [single, stacking],
  );
  const part = useChunk(toastRegion, regions.length > 0 && regions);
  return (
    <ToastContext value={show}>
      {children}
      {part
        ? regions.map(({ queue, toasts, dispatch }) => (
            <part.ToastRegion
              key={queue.style}
              toasts={toasts}
              removalDelayMs={queue.removalDelayMs}
              label={queue.style === 'stacking' ? 'Account notifications' : undefined}
              onDismiss={(id) => dispatch({ type: 'dismiss', id })}
              onRemove={(id) => dispatch({ type: 'remove', id })}
            />
          ))
        : null}
    </ToastContext>
  );
}

/** Shows notices to the visitor. Throws outside a `ToastProvider`. */
export function useToasts(): ShowToast {
  const show = useContext(ToastContext);
  if (!show) throw new Error('useToasts must be used within a ToastProvider');
  return show;
}
