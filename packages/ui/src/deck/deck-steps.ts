import type { SurfaceTone } from '../tokens';

/** The seven steps, in their order (docs/behaviour.md 3.12). */
export const deckSteps = [
  'welcome',
  'big-picture',
  'team',
  'journey',
  'traction',
  'raise',
  'closing',
] as const;

/** Name of a step. */
export type DeckStepName = (typeof deckSteps)[number];

/** How many steps there are: 7 (docs/behaviour.md 11.7). */
export const deckStepCount = deckSteps.length;

/** The surface of each step. Neighbouring steps differ, so that a change of step is seen. */
export const deckTones: Readonly<Record<DeckStepName, SurfaceTone>> = {
  welcome: 'forest',
  'big-picture': 'paper',
  team: 'lime',
  journey: 'paper',
  traction: 'forest',
  raise: 'lime',
  closing: 'forest',
};

/** A step number within 1 and 7. What is no whole number is step 1. */
export function deckStepWithin(step: number): number {
  if (!Number.isInteger(step)) return 1;
  return Math.min(Math.max(step, 1), deckStepCount);
}

/** The step that an address asks for: `?step=4`. Without one, or with nonsense, step 1. */
export function deckStepFromText(text: string | null): number {
  return text !== null && /^-?\d{1,6}$/.test(text) ? deckStepWithin(Number(text)) : 1;
}

/** Name of step 1 to 7. */
export function deckStepName(step: number): DeckStepName {
  return deckSteps[deckStepWithin(step) - 1] ?? 'welcome';
}

/** One forward; the last step stays where it is. */
export function deckStepAfter(step: number): number {
  return deckStepWithin(step + 1);
}

/** One back; the first step stays where it is. */
export function deckStepBefore(step: number): number {
  return deckStepWithin(step - 1);
}

/** A move that a key or a swipe asks for. */
export type DeckMove = 'forward' | 'back';

/** Arrow keys move; with a modifier they belong to the browser. */
export function deckMoveOfKey(event: {
  key: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
}): DeckMove | null {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return null;
  if (event.key === 'ArrowRight') return 'forward';
  if (event.key === 'ArrowLeft') return 'back';
  return null;
}

/** How far a finger must travel, in px, and how much more across than down. */
const swipePx = 56;
const swipeSlope = 1.6;

/** A swipe to the left moves forward, one to the right back; a scroll is neither. */
export function deckMoveOfSwipe(acrossPx: number, downPx: number): DeckMove | null {
  if (Math.abs(acrossPx) < swipePx || Math.abs(acrossPx) < Math.abs(downPx) * swipeSlope) {
    return null;
  }
  return acrossPx < 0 ? 'forward' : 'back';
}
