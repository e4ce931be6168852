import { fillField } from './fill-field';
import type { Field } from './typed-fields';

type Act = [
  target: HTMLElement,
  type: 'click' | 'input' | 'submit',
  value: string,
  checked: boolean,
];

declare global {
  interface Window {
    /** Recorded by prerender/start-script.ts, until replayed. */
    early?: Act[] | undefined;
    /** True once React replays presses itself. React still overwrites typed text. */
    hydrating?: boolean;
  }
}

/** Call it when hydration starts, and the result when hydration ends. */
export function takeEarlyPresses(): () => void {
  const pressed = new Map<HTMLElement, () => void>();
  for (const [target, type] of window.early ?? []) {
    const parent = target.parentElement;
    const place = [...(parent?.children ?? [])].indexOf(target);
    // Once the device is known, "Get the app" may be a different element in the same place.
    const current = () => (target.isConnected ? target : parent?.children[place]) as HTMLElement;
    if (type === 'click') pressed.set(target, () => current()?.click());
    if (type === 'submit') pressed.set(target, () => (target as HTMLFormElement).requestSubmit());
  }
  return () => {
    const typed = new Map(
      window.early
        ?.filter(([, type]) => type === 'input')
        .map(([target, , value, checked]) => [
          target,
          () => fillField(target as Field, value, checked),
        ]),
    );
    window.early = undefined;
    for (const fill of typed.values()) fill();
    // Effects must be committed first, so that buttons have their handlers.
    requestAnimationFrame(() =>
      setTimeout(() => {
        for (const press of pressed.values()) press();
      }),
    );
  };
}
