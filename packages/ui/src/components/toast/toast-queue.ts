import { durationMs } from '../../tokens/motion';

/** `single`: one at a time. `stacking`: up to three; more wait (docs/behaviour.md 10.5). */
export type ToastStyle = 'single' | 'stacking';

/** An action in a toast. Pressing it dismisses the toast. */
export interface ToastOffer {
  label: string;
  /** Another way to do it, announced with the toast. */
  alternative: string;
  onPress: () => void;
}

export type ToastMessage = {
  title: string;
  description?: string | undefined;
  /** What to do next, below the description. Set a longer `durationMs` with it. */
  next?: string | undefined;
  /** Not read out, because what takes the focus says it, such as a new page's heading. */
  unsaid?: boolean | undefined;
} & (
  | { tone: 'destructive'; coin?: false | undefined }
  // The last one is the one that a compiler's message compares with.
  | {
      /** Default `success`. */
      tone?: 'success' | undefined;
      /** Shows a falling coin instead of the tick. */
      coin?: boolean | undefined;
    }
);

export type ToastContent = ToastMessage & {
  /** What it is about. A toast with the `id` of one that is shown replaces its content. */
  id: string;
  /** Set a longer `durationMs` with it. */
  action?: ToastOffer | undefined;
  /** Paused on hover and on focus. Default 4000. */
  durationMs?: number | undefined;
};

export type Toast = ToastContent & { phase: 'waiting' | 'open' | 'closing' };

export type ToastAction =
  | { type: 'show'; toast: ToastContent }
  | { type: 'dismiss'; id: string }
  | { type: 'remove'; id: string };

export interface ToastQueue {
  style: ToastStyle;
  /** How long a dismissed toast stays in the state, in ms. */
  removalDelayMs: number;
  initial: readonly Toast[];
  /** For `useReducer`. Oldest toast first. */
  reduce: (toasts: readonly Toast[], action: ToastAction) => readonly Toast[];
}

const rules = {
  single: { limit: 1, removalDelayMs: durationMs.toastRemoval },
  stacking: { limit: 3, removalDelayMs: durationMs.stackingToastRemoval },
} as const;

/** The rules of toasts, without timers, for `useReducer` and a `ToastRegion`. */
export function createToastQueue(style: ToastStyle = 'single'): ToastQueue {
  const { limit, removalDelayMs } = rules[style];

  function reduce(toasts: readonly Toast[], action: ToastAction): readonly Toast[] {
    switch (action.type) {
      case 'show': {
        const shown = toasts.some(({ id, phase }) => id === action.toast.id && phase === 'open');
        const toast: Toast = { ...action.toast, phase: shown ? 'open' : 'waiting' };
        const others = toasts.filter(({ id }) => id !== toast.id);
        return promoted(style === 'single' ? [toast] : [...others, toast]);
      }
      case 'dismiss':
        return toasts
          .filter(({ id, phase }) => id !== action.id || phase !== 'waiting')
          .map((toast) => (toast.id === action.id ? { ...toast, phase: 'closing' } : toast));
      case 'remove':
        return promoted(toasts.filter(({ id }) => id !== action.id));
    }
  }

  /** A toast being removed still takes room. */
  function promoted(toasts: readonly Toast[]): readonly Toast[] {
    let room = limit - toasts.filter(({ phase }) => phase !== 'waiting').length;
    return toasts.map((toast) => {
      if (toast.phase !== 'waiting' || room <= 0) return toast;
      room -= 1;
      return { ...toast, phase: 'open' };
    });
  }

  return { style, removalDelayMs, initial: [], reduce };
}
