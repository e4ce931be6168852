/**
 * A press on the first two screens before the page's code has loaded has the same effect as one
 * afterwards. One control per page, on a phone and a desktop in turn.
 */
import type { BrowserContext, Page } from '@playwright/test';
import { hydrated, openWithoutCode, splashLifted } from '../browser/late-code.ts';
import {
  type Control,
  listControls,
  pressable,
  pressEffects,
  recordActions,
} from '../browser/press-effects.ts';
import { routePaths, unknownPath } from '../browser/site.ts';
import { expect, test } from '../journeys/fixtures.ts';

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
