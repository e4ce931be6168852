/** Preferences of a visitor's system: more contrast, forced colours, reduced motion. */
import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { scrollThrough } from '../browser/page.ts';
import { expect, test } from '../journeys/fixtures.ts';

const paths = ['/', '/charities', '/made-in-hackney', '/donation-api/loyalty', '/auth', '/terms'];

const lowContrastText = async (page: Page, within: string) => {
  const { violations } = await new AxeBuilder({ page })
    .include(within)
    .withRules(['color-contrast-enhanced'])
    .analyze();
  return violations.flatMap(({ nodes }) => nodes.map(({ target, html }) => `${target}: ${html}`));
};

for (const path of paths) {
  test(`${path}: the contrast is 7:1 for body text, and for all text if more contrast is requested`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await scrollThrough(page);
    expect(await lowContrastText(page, 'main p')).toEqual([]);
    await page.emulateMedia({ contrast: 'more' });
    expect(await lowContrastText(page, 'body')).toEqual([]);
  });
}

test('if more contrast is requested, the frames of fields are as dark as text', async ({
  page,
}) => {
  await page.goto('/auth');
  const frame = page.getByRole('textbox', { name: 'Email' }).locator('..');
  await expect(frame).not.toHaveCSS('border-top-color', 'rgb(16, 32, 26)');
  await page.emulateMedia({ contrast: 'more' });
  await expect(frame).toHaveCSS('border-top-color', 'rgb(16, 32, 26)');
});

test('if reduced motion is requested, nothing moves by itself', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of paths) {
    await page.goto(path);
    await scrollThrough(page);
    const moving = await page.evaluate(() => [
      ...document
        .getAnimations()
        .filter(({ playState, effect }) => {
          const duration = effect?.getComputedTiming().duration ?? 0;
          return playState === 'running' && Number(duration) > 50;
        })
        .map((animation) => (animation as CSSAnimation).animationName ?? 'transition'),
      ...[...document.querySelectorAll('video')]
        .filter(({ paused }) => !paused)
        .map(({ currentSrc }) => currentSrc),
    ]);
    expect(moving, path).toEqual([]);
  }
});

/** What remains of a state when focus and pointer are elsewhere. */
async function picture(page: Page, control: Locator) {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.mouse.move(0, 0);
  return control.screenshot();
}

test('in forced colours, selected and unselected options look different', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.goto('/donation-api/charities');
  const amount = page.locator('label', { hasText: '£20' }).first();
  await amount.click();
  const chosen = await picture(page, amount);
  await page.locator('label', { hasText: '£10' }).first().click();
  expect((await picture(page, amount)).equals(chosen), 'amount').toBe(false);

  const monthly = page.getByRole('checkbox').first();
  await monthly.check();
  const ticked = await picture(page, monthly);
  await monthly.uncheck();
  expect((await picture(page, monthly)).equals(ticked), 'checkbox').toBe(false);

  await page.goto('/onboarding?step=3');
  const founder = page.locator('label', { has: page.getByRole('radio') }).first();
  const before = await picture(page, founder);
  await founder.click();
  expect((await picture(page, founder)).equals(before), 'founder').toBe(false);
});
