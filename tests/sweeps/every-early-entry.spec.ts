/** What is entered before the page's code has loaded has the same effect as afterwards. */
import type { BrowserContext, Page } from '@playwright/test';
import { hydrated, openWithoutCode, splashLifted } from '../browser/late-code.ts';
import { routePaths, unknownPath } from '../browser/site.ts';
import { expect, test } from '../journeys/fixtures.ts';
import { android } from '../journeys/phones.ts';

/** Not checked: its redirect to the sign-in closes an open menu. */
const redirectingPath = '/giving-recap';

interface Control {
  /** The accessible name. `place` counts earlier controls of the same name. */
  name: string;
  place: number;
  /** Among all controls of the document. */
  index: number;
  kind: 'press' | 'type' | 'slide';
}

const fields = 'input:not([type=hidden]), textarea, button[type=submit]';

/** Runs in the page. Lists enabled controls on the first two screens. */
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
    const types = control.matches('input, textarea') && !isTicked;
    const slides = control.matches('[type=range]');
    return [{ name, place, index, kind: slides ? 'slide' : types ? 'type' : 'press' } as Control];
  });
}

/** Runs before the page's scripts. Records what is copied and sent. */
function recordActions() {
  const note = (what: string) => {
    const { dataset } = document.documentElement;
    dataset.done = `${dataset.done ?? ''}${what};`;
  };
  // The initial blank page has no clipboard.
  if (!navigator.clipboard) return;
  navigator.clipboard.writeText = async (text) => note(`copied ${text.slice(0, 30)}`);
  const { fetch } = window;
  window.fetch = (input, init) => {
    const request = new Request(input, init);
    if (request.method !== 'GET') note(`${request.method} ${new URL(request.url).pathname}`);
    return fetch(input, init);
  };
}

/** What a visitor notices after a press. */
async function effects(page: Page): Promise<string> {
  const { pathname, search, hash } = new URL(page.url());
  const done = await page.locator('html').getAttribute('data-done');
  const snapshot = (await page.locator('body').ariaSnapshot())
    .replaceAll(/tp_test_\w+/g, 'a test key')
    // A list of charities may have become a picker.
    .replaceAll(/^ *- (combobox|option|button "Show suggestions|status$).*\n/gm, '');
  return [pathname + search + hash, done, snapshot].join('\n');
}

async function press(page: Page, { index, kind }: Control) {
  const control = page.locator(fields).nth(index);
  if (kind === 'slide') {
    await control.focus();
    return page.keyboard.press('ArrowLeft');
  }
  await control.click();
  if (kind === 'type') await page.keyboard.type('a1');
}

async function pressAfterHydration(
  context: BrowserContext,
  path: string,
  { name, place }: Control,
) {
  const page = await context.newPage();
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await hydrated(page);
  await splashLifted(page);
  const controls = await page.evaluate(listControls, fields);
  const control = controls.find((one) => one.name === name && one.place === place);
  if (!control) throw new Error(`"${name}" is missing after hydration`);
  await press(page, control);
  return page;
}

for (const [turn, path] of routePaths().entries()) {
  if (path === redirectingPath) continue;
  const [device, settings] = turn % 2 === 0 ? ['a phone', android] : ['a desktop', {}];

  test.describe(`on ${device}`, () => {
    test.use({ ...settings, contextOptions: { reducedMotion: 'reduce' } });

    test(`${path}: an early entry takes effect`, async ({ context, expectProblem }) => {
      if (path === unknownPath) expectProblem(/404/);
      await context.addInitScript(recordActions);
      const page = await context.newPage();
      const release = await openWithoutCode(page, path);
      const controls = await page.evaluate(listControls, fields);
      // Pages differ in which control they check.
      const control = controls[turn % controls.length];
      test.skip(!control, 'The page has no fields.');
      if (!control) return;
      await press(page, control);
      release();
      await hydrated(page);
      await splashLifted(page);
      const inTime = await pressAfterHydration(context, path, control);
      await expect(async () => {
        expect(await effects(page), control.name).toBe(await effects(inTime));
      }).toPass({ timeout: 10_000 });
    });
  });
}
