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
    /** What was done before the page's code ran: recorded by the document (prerender/start-script.ts). */
    early?: Act[] | undefined;
    /** From here on React replays presses itself, but it would still overwrite what is typed. */
    hydrating?: boolean;
  }
}

/**
 * Takes over from the document's recorder; to be called as hydration begins. The result plays what it
 * kept, each press once, and is to be called when hydration is done.
 */
export function takeEarlyPresses(): () => void {
  const pressed = new Map<HTMLElement, () => void>();
  for (const [target, type] of window.early ?? []) {
    const parent = target.parentElement;
    const place = [...(parent?.children ?? [])].indexOf(target);
    // Once the device is known, "Get the app" is another element in the same place.
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
    // What effects have set must be on the page: then buttons have their handlers.
    requestAnimationFrame(() =>
      setTimeout(() => {
        for (const press of pressed.values()) press();
      }),
    );
  };
}
