import type { SurfaceTone } from '../tokens';

/** The seven steps in order (docs/behaviour.md 3.12). */
export const deckSteps = [
  'welcome',
  'big-picture',
  'team',
  'journey',
  'traction',
  'raise',
  'closing',
] as const;

export type DeckStepName = (typeof deckSteps)[number];

export const deckStepCount = deckSteps.length;

/** Neighbours differ, which makes a change of step visible. */
export const deckTones: Readonly<Record<DeckStepName, SurfaceTone>> = {
  welcome: 'strong',
  'big-picture': 'page',
  team: 'accent',
  journey: 'page',
  traction: 'strong',
  raise: 'accent',
  closing: 'strong',
};

/** Clamps a step number to 1–7. A fraction or `NaN` gives 1. */
export function deckStepWithin(step: number): number {
  if (!Number.isInteger(step)) return 1;
  return Math.min(Math.max(step, 1), deckStepCount);
}

/** The step in an address, `?step=4`. If it is missing or invalid, step 1. */
export function deckStepFromText(text: string | null): number {
  return text !== null && /^\d{1,6}$/.test(text) ? deckStepWithin(Number(text)) : 1;
}

export function deckStepName(step: number): DeckStepName {
  return deckSteps[deckStepWithin(step) - 1] ?? 'welcome';
}

export function deckStepAfter(step: number): number {
  return deckStepWithin(step + 1);
}

export function deckStepBefore(step: number): number {
  return deckStepWithin(step - 1);
}

export type DeckMove = 'forward' | 'back';

/** A modifier key makes the arrow keys a browser shortcut. */
export function deckMoveOfKey(
  event: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>,
): DeckMove | null {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return null;
  if (event.key === 'ArrowRight') return 'forward';
  if (event.key === 'ArrowLeft') return 'back';
  return null;
}

/** The shortest swipe. */
const swipePx = 56;
/** A swipe goes at least this many times as far across as down. */
const swipeSlope = 1.6;

/** A swipe left moves forward, a swipe right back. */
export function deckMoveOfSwipe(acrossPx: number, downPx: number): DeckMove | null {
  if (Math.abs(acrossPx) < swipePx || Math.abs(acrossPx) < Math.abs(downPx) * swipeSlope) {
    return null;
  }
  return acrossPx < 0 ? 'forward' : 'back';
}
