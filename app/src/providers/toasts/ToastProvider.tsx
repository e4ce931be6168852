import { accountNoticesLabel } from '@tuppence/content/chrome/copy';
import { chunk, prefetch, useChunk } from '@tuppence/site/chunk';
import { afterFirstInteraction } from '@tuppence/site/first-interaction';
import {
  createToastQueue,
  type ToastMessage,
  type ToastOffer,
  type ToastStyle,
} from '@tuppence/ui';
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

interface ToastOptions {
  /** Default 4000 (docs/behaviour.md 11.5). */
  durationMs?: number | undefined;
  /** `stacking` in the account area. Default `single`. */
  style?: ToastStyle | undefined;
  /** Set `durationMs` long enough for people to reach it. */
  action?: ToastOffer | undefined;
}

/** Returns a function that dismisses the notice early. */
export type ShowToast = (notice: ToastMessage, options?: ToastOptions) => () => void;

const toastRegion = chunk(() => import('./toast-region'));
/** For a page whose first press may fail for lack of a connection. */
export const prefetchToasts = () => prefetch(toastRegion);
const ToastContext = createContext<ShowToast | null>(null);
const queues = { single: createToastQueue('single'), stacking: createToastQueue('stacking') };

export function ToastProvider({ children }: { children: ReactNode }) {
  const [single, toSingle] = useReducer(queues.single.reduce, queues.single.initial);
  const [stacking, toStacking] = useReducer(queues.stacking.reduce, queues.stacking.initial);
  const shown = useRef(0);

  // Once the connection is lost, it is too late to load the code that says so.
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
              label={queue.style === 'stacking' ? accountNoticesLabel : undefined}
              onDismiss={(id) => dispatch({ type: 'dismiss', id })}
              onRemove={(id) => dispatch({ type: 'remove', id })}
            />
          ))
        : null}
    </ToastContext>
  );
}

export function useToasts(): ShowToast {
  const show = useContext(ToastContext);
  if (!show) throw new Error('useToasts must be used within a ToastProvider');
  return show;
}
