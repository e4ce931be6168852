/**
 * A press on the first two screens before the page's code has loaded has the same effect as one
 * afterwards. One control per page, on a phone and a desktop in turn.
 */
import type { BrowserContext, Page } from '@playwright/test';
import { hydrated, openWithoutCode, splashLifted } from '../browser/late-code.ts';
import { routePaths, unknownPath } from '../browser/site.ts';
import { expect, test } from '../journeys/fixtures.ts';

interface Control {
  /** Its accessible name, with a number if the name is not unique. */
  name: string;
  place: number;
  /** Its index among all controls of the document. */
  index: number;
  kind: 'press' | 'type' | 'slide';
}

const pressable =
  'button, a[href][data-early], input:not([type=hidden]), textarea, summary, [role=button], [role=tab], [role=switch], [role=combobox]';

/**
 * Visible, enabled controls on the first two screens. Plain links are left out, because they need no code.
 */
function listControls(selector: string): Control[] {
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
function pressEffects(): string[] {
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
function recordActions() {
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

const userAgent =
  'Mozilla/5.0 (Linux; Android 14; Moto G) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36';

/** This address redirects to the sign-in once the code has loaded, and a menu closes when its page does. */
const redirectingPath = '/giving-recap';

/** Waits until the page is hydrated and the splash is gone. */
async function waitUntilUsable(page: Page) {
  await hydrated(page);
  await splashLifted(page);
}

async function press(page: Page, { index, kind }: Control) {
  const control = page.locator(pressable).nth(index);
  if (kind === 'slide') {
    await control.focus();
    return page.keyboard.press('ArrowLeft');
  }
  await control.click();
  if (kind === 'type') await page.keyboard.type('a1');
}

/** Presses a control after hydration, and returns the effects. */
async function pressAfterHydration(
  context: BrowserContext,
  path: string,
  { name, place }: Control,
) {
  const page = await context.newPage();
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await waitUntilUsable(page);
  const controls = await page.evaluate(listControls, pressable);
  const control = controls.find((one) => one.name === name && one.place === place);
  if (!control) throw new Error(`"${name}" is missing after hydration`);
  await press(page, control);
  return page;
}

const phone = { viewport: { width: 360, height: 740 }, userAgent };

for (const [turn, path] of routePaths().entries()) {
  if (path === redirectingPath) continue;
  const [device, settings] = turn % 2 === 0 ? ['a phone', phone] : ['a desktop', {}];

  test.describe(`on ${device}`, () => {
    test.use({ ...settings, contextOptions: { reducedMotion: 'reduce' } });

    test(`${path} loses no press`, async ({ context, expectProblem }) => {
      if (path === unknownPath) expectProblem(/404/);
      await context.addInitScript(recordActions);
      const page = await context.newPage();
      const release = await openWithoutCode(page, path);
      const controls = await page.evaluate(listControls, pressable);
      // The control depends on the page's index, so that every kind has its turn.
      const control = controls[turn % controls.length];
      if (!control) throw new Error('The page has no controls.');
      await press(page, control);
      release();
      await waitUntilUsable(page);
      const inTime = await pressAfterHydration(context, path, control);
      await expect(async () => {
        const [early, late] = await Promise.all(
          [page, inTime].map((one) => one.evaluate(pressEffects)),
        );
        expect(early, control.name).toEqual(late);
      }).toPass({ timeout: 10_000 });
    });
  });
}
