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
  test(`${path} follows preferences for contrast and motion`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await scrollThrough(page);
    expect(await page.evaluate(movingParts)).toEqual([]);
    expect(await lowContrastText(page, 'main p')).toEqual([]);
    await page.emulateMedia({ contrast: 'more' });
    expect(await lowContrastText(page, 'body')).toEqual([]);
  });
}

test('with more contrast, the frames of fields are as dark as text', async ({ page }) => {
  await page.goto('/auth');
  const frame = page.getByRole('textbox', { name: 'Email' }).locator('..');
  await expect(frame).not.toHaveCSS('border-top-color', 'rgb(16, 32, 26)');
  await page.emulateMedia({ contrast: 'more' });
  await expect(frame).toHaveCSS('border-top-color', 'rgb(16, 32, 26)');
});

/** Runs in the page. Finds what moves by itself. */
function movingParts(): string[] {
  const animations = document
    .getAnimations()
    .filter(({ playState, effect }) => {
      const duration = effect?.getComputedTiming().duration ?? 0;
      return playState === 'running' && Number(duration) > 50;
    })
    .map((animation) => (animation as CSSAnimation).animationName ?? 'transition');
  const films = [...document.querySelectorAll('video')].filter(({ paused }) => !paused);
  return [...animations, ...films.map(({ currentSrc }) => currentSrc)];
}

/** Compares a control before and after an action, with focus and pointer elsewhere. */
async function expectChange(page: Page, control: Locator, act: () => Promise<void>) {
  const picture = async () => {
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.mouse.move(0, 0);
    return control.screenshot();
  };
  const before = await picture();
  await act();
  expect((await picture()).equals(before), String(control)).toBe(false);
}

test('in forced colours, selected and unselected options look different', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.goto('/donation-api/charities');
  const amount = page.locator('label', { hasText: '£20' }).first();
  await amount.click();
  await expectChange(page, amount, () => page.locator('label', { hasText: '£10' }).first().click());
  const monthly = page.getByRole('checkbox').first();
  await expectChange(page, monthly, () => monthly.click());
  await page.goto('/onboarding?step=3');
  const founder = page.locator('label', { has: page.getByRole('radio') }).first();
  await expectChange(page, founder, () => founder.click());
});

test('in forced colours, a dialog has an edge', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.goto('/about');
  await page.getByRole('banner').getByRole('button', { name: 'Get the app' }).click();
  await expect(page.getByRole('dialog')).toHaveCSS('border-top-style', 'solid');
});
