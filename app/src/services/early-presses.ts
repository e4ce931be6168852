import { fillField } from './fill-field';
import type { Field } from './typed-fields';

type Act = [
  target: HTMLElement,
  type: 'click' | 'input' | 'submit',
  value: string,
  checked: boolean,
  parent: HTMLElement,
  place: number,
];

declare global {
  interface Window {
    /** Recorded by prerender/start-script.ts, until replayed. */
    early?: Act[] | undefined;
    /** True once React replays presses itself. React still overwrites typed text. */
    hydrating?: boolean;
  }
}

/** Call it when hydration ends. */
export function fillEarly(): void {
  const typed = new Map<HTMLElement, () => void>();
  for (const [target, type, value, checked] of window.early ?? []) {
    if (type !== 'input') continue;
    // The order counts: of two radio buttons, the last one stays chosen.
    typed.delete(target);
    typed.set(target, () => fillField(target as Field, value, checked));
  }
  window.early = window.early?.filter(([, type]) => type !== 'input');
  for (const fill of typed.values()) fill();
}

/** Call it when the device is known. */
export function pressEarly(): void {
  const pressed = new Map<HTMLElement, () => void>();
  for (const [target, type, , , parent, place] of window.early ?? []) {
    // Once the device is known, "Get the app" may be a different element in the same place.
    const current = () => (target.isConnected ? target : parent.children[place]) as HTMLElement;
    pressed.delete(target);
    if (type === 'click') pressed.set(target, () => current()?.click());
    if (type === 'submit') pressed.set(target, () => (target as HTMLFormElement).requestSubmit());
  }
  window.early = undefined;
  // Effects must be committed first, so that buttons have their handlers.
  requestAnimationFrame(() =>
    setTimeout(() => {
      for (const press of pressed.values()) press();
    }),
  );
}
