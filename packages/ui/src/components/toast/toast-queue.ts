import { durationMs } from '../../tokens/motion';

/** `single`: one toast at a time. `stacking`: up to three, further ones wait their turn (docs/behaviour.md 10.5). */
export type ToastStyle = 'single' | 'stacking';

/** What a toast offers to do. Pressing it dismisses the toast. */
export interface ToastOffer {
  /** Words of the button: "Put it back". */
  label: string;
  /** How else to get there, announced with the toast: not everybody reaches it in time. */
  alternative: string;
  /** It was pressed. */
  onPress: () => void;
}

/** What a toast says. A coin drops onto good news only. */
export type ToastContent = {
  /** Tells it apart from all others. */
  id: string;
  /** What happened. */
  title: string;
  /** What it means, or what to do. Default none. */
  description?: string | undefined;
  /** One thing that can be done about it. Give it time: a `durationMs` of its own. */
  action?: ToastOffer | undefined;
  /** How long it shows, in ms; hovering or focusing it stops the clock. Default 4000 (docs/behaviour.md 11.5). */
  durationMs?: number | undefined;
} & (
  | {
      /** Default `success`. */
      tone?: 'success' | undefined;
      /** A coin drops in where the tick would stand: for a gift, or someone who joins. Default false. */
      coin?: boolean | undefined;
    }
  | { tone: 'destructive'; coin?: false | undefined }
);

/** A toast and where it is in its life: waiting for room, showing, or on its way out. */
export type Toast = ToastContent & { phase: 'waiting' | 'open' | 'closing' };

/** What can happen to toasts: one is shown, closed, or taken out of the state. */
export type ToastAction =
  | { type: 'show'; toast: ToastContent }
  | { type: 'dismiss'; id: string }
  | { type: 'remove'; id: string };

/** State, rules and figures of one style of toasts. */
export interface ToastQueue {
  /** Which of the two styles it has. */
  style: ToastStyle;
  /** How many show at once. */
  limit: number;
  /** How long a dismissed toast stays in the state, in ms. */
  removalDelayMs: number;
  /** The state to start from. */
  initial: readonly Toast[];
  /** The reducer: pure, for `useReducer`. Oldest toast first. */
  reduce: (toasts: readonly Toast[], action: ToastAction) => readonly Toast[];
}

const rules = {
  single: { limit: 1, removalDelayMs: durationMs.toastRemoval },
  stacking: { limit: 3, removalDelayMs: durationMs.stackingToastRemoval },
} as const;

/**
 * The rules of the toasts, without a clock and without React: `ToastRegion` shows the state and
 * reports when a toast is to be dismissed and when to be removed.
 */
export function createToastQueue(style: ToastStyle = 'single'): ToastQueue {
  const { limit, removalDelayMs } = rules[style];

  function reduce(toasts: readonly Toast[], action: ToastAction): readonly Toast[] {
    switch (action.type) {
      case 'show': {
        const toast: Toast = { ...action.toast, phase: 'waiting' };
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

  /** Fills free room with those that wait. One on its way out still takes its room. */
  function promoted(toasts: readonly Toast[]): readonly Toast[] {
    let room = limit - toasts.filter(({ phase }) => phase !== 'waiting').length;
    return toasts.map((toast) => {
      if (toast.phase !== 'waiting' || room <= 0) return toast;
      room -= 1;
      return { ...toast, phase: 'open' };
    });
  }

  return { style, limit, removalDelayMs, initial: [], reduce };
}
