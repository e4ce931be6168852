/**
 * Lists what can be pressed on the first two screens of a page, and what a press changes. Both run in the
 * page.
 */

export interface Control {
  /** Its accessible name, with a number if the name is not unique. */
  name: string;
  place: number;
  /** Its index among all controls of the document. */
  index: number;
  kind: 'press' | 'type' | 'slide';
}

export const pressable =
  'button, a[href][data-early], input:not([type=hidden]), textarea, summary, [role=button], [role=tab], [role=switch], [role=combobox]';

/**
 * Visible, enabled controls on the first two screens. Plain links are left out, because they need no code.
 */
export function listControls(selector: string): Control[] {
  const seen = new Map<string, number>();
  return [...document.querySelectorAll<HTMLElement>(selector)].flatMap((control, index) => {
    const { top, width, height, left } = control.getBoundingClientRect();
    const shown = control.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const within = top + scrollY < innerHeight * 2 && left >= 0 && left < innerWidth;
    if (!shown || !within || width < 2 || height < 2) return [];
    const words =
      control.ariaLabel ||
      (control as HTMLInputElement).labels?.[0]?.textContent ||
      control.textContent ||
      control.getAttribute('placeholder') ||
      '';
    const name = words.replace('(opens in a new tab)', '').replaceAll(/\s+/g, ' ').trim();
    const place = seen.get(name) ?? 0;
    seen.set(name, place + 1);
    if (control.matches(':disabled, [aria-disabled=true]')) return [];
    const isTicked = control.matches('[type=checkbox], [type=radio]');
    const slides = control.matches('[type=range]');
    const types = control.matches('input, textarea') && !isTicked;
    return [{ name, place, index, kind: slides ? 'slide' : types ? 'type' : 'press' } as Control];
  });
}

/**
 * What a visitor would notice after a press: the address, what is open, selected and typed, what was sent
 * and copied.
 */
export function pressEffects(): string[] {
  const shown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const name = (element: Element | null) =>
    (element?.ariaLabel || element?.textContent || '').replaceAll(/\s+/g, ' ').trim().slice(0, 40);
  const all = (selector: string) => [...document.querySelectorAll(selector)].filter(shown);
  const field = (element: Element) => {
    const { type, checked, value } = element as HTMLInputElement;
    if (type !== 'checkbox' && type !== 'radio') return value.replace(/tp_test_\w+/, 'a test key');
    return checked ? `ticked ${value}` : '';
  };
  return [
    location.pathname + location.search + location.hash,
    ...all('[role=dialog], [role=alertdialog], :popover-open').map((one) => `opened ${name(one)}`),
    ...all(
      '[aria-expanded=true], [aria-checked=true], [aria-pressed=true], [aria-selected=true]',
    ).map((one) => `chosen ${name(one)}`),
    ...all('details[open] > summary').map((one) => `open ${name(one)}`),
    ...all('[role=alert], [id$=-error]')
      .map(name)
      .filter(Boolean)
      .map((words) => `says ${words}`),
    // A list may have become a picker, which shows the selection as text.
    ...all('form input:not([role=combobox]), form textarea').map(field).filter(Boolean),
    ...(document.documentElement.dataset.done ?? '').split(';').filter(Boolean),
  ];
}

/** Runs before the page's scripts. Records in the document what is copied and sent. */
export function recordActions() {
  const note = (what: string) => {
    const { dataset } = document.documentElement;
    dataset.done = `${dataset.done ?? ''}${what};`;
  };
  // The initial blank page has no clipboard.
  if (!navigator.clipboard) return;
  navigator.clipboard.writeText = (text) => {
    note(`copied ${text.slice(0, 30)}`);
    return Promise.resolve();
  };
  const { fetch } = window;
  window.fetch = (input, init) => {
    const request = new Request(input, init);
    if (request.method !== 'GET') note(`${request.method} ${new URL(request.url).pathname}`);
    return fetch(input, init);
  };
}
