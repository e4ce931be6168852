import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { createTheme, harbour } from '../../packages/ui/src/theme/index.ts';
import { inventory, nameFaults } from '../browser/ears/checks.ts';
import { forcedColourFaults } from '../browser/forced-colours.ts';
import { findPushedOut } from '../browser/layout-faults.ts';
import { layoutShift, scrollThrough, watchLayoutShift } from '../browser/page.ts';
import { findPrintFaults } from '../browser/print-faults.ts';
import { addStyles, resize, type Size, sweep } from '../browser/sweep.ts';
import { walk, watchStops } from '../browser/tab-stops.ts';
import { expect, test } from '../journeys/fixtures.ts';
import { signInAsDemoDonor } from '../journeys/sign-in.ts';

export interface Scope {
  widths: number[];
  /** Widths to check with spaced text (WCAG 1.4.12). */
  spaced: number[];
  /** Windows to check with Tab and axe. */
  windows: Size[];
  /** Default: phones in landscape, and enlarged windows. */
  low?: Size[];
  /** Forced colours, and the contrast of the second brand. */
  modes: boolean;
}

/** Runs the checks that every page must pass. */
export async function visit(page: Page, path: string, scope: Scope): Promise<void> {
  await page.addInitScript(recordSentDocument);
  await watchLayoutShift(page);
  // For the recap, the server sent the document of the sign-in page.
  const isRecap = path === '/giving-recap';
  if (isRecap) {
    await signInAsDemoDonor(page);
    await expect(page.getByRole('table').first()).toBeVisible();
    // The toast must not disappear during the walk with Tab.
    await expect(page.getByRole('region', { name: 'Account notifications' })).toBeHidden();
  } else await page.goto(path);

  await test.step('hydration keeps the sent document', async () => {
    if (!isRecap) expect(await page.evaluate(replacedNodes)).toEqual([]);
  });
  // Whoever listens presses keys, which show what waits for an interaction, then lay sections out.
  await page.keyboard.press('Tab');
  await page.locator('[data-laid-out]').waitFor({ state: 'attached' });
  const listed = async () => [...(await inventory(page)).values()].sort();
  const before = await listed();
  await scrollThrough(page);
  await test.step('heard: scrolling brings no fields and buttons, and names say enough', async () => {
    if (!isRecap) expect(await listed()).toEqual(before);
    expect(await nameFaults(page)).toEqual([]);
  });
  await test.step('nothing moves by itself', async () => {
    if (!isRecap) expect(await layoutShift(page)).toBeLessThanOrEqual(0.01);
  });
  await test.step('headings, landmarks, terms', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('heading').first()).toHaveJSProperty('localName', 'h1');
    const landmarks = page.locator(
      'nav, aside, [role=region], section:is([aria-label], [aria-labelledby])',
    );
    for (const landmark of await landmarks.filter({ visible: true }).all())
      await expect(landmark).toHaveAccessibleName(/\S/);
    // A screen reader would read the value before its name.
    await expect(page.locator('dd:not(dt ~ dd)')).toHaveCount(0);
  });
  await test.step('axe and Tab', async () => {
    await page.evaluate(watchStops);
    for (const size of scope.windows) {
      await resize(page, size);
      expect(await axe(page), `${size.width} px`).toEqual([]);
      const stops = await walk(page);
      expect(stops.length).toBeGreaterThan(0);
      expect(stops.filter(({ fault }) => fault)).toEqual([]);
    }
    // A focused skip link covers the logo.
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  });
  await test.step('widths and spaced text', async () => {
    expect(await sweep(page, scope.widths, scope.spaced, scope.low)).toEqual([]);
  });
  if (scope.modes) {
    await test.step('the second brand', async () => {
      await resize(page, { width: 1280, height: 800 });
      const restore = await addStyles(page, createTheme(harbour).css());
      expect(await axe(page, ['color-contrast', 'link-in-text-block'])).toEqual([]);
      await restore();
    });
    await test.step('forced colours', async () => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ forcedColors: 'active', colorScheme });
        expect(await forcedColourFaults(page), colorScheme).toEqual([]);
      }
      await page.emulateMedia({ forcedColors: null, colorScheme: null });
    });
  }
  await test.step('text at 200%', async () => {
    for (const width of [388, 320]) {
      await resize(page, { width, height: 800 });
      expect(await page.evaluate(findPushedOut), `${width} px`).toEqual([]);
    }
  });
  await test.step('print', async () => {
    // Nobody prints a form.
    if (/^\/(investors|onboarding|auth|vision|waitlist)/.test(path)) return;
    await page.setViewportSize({ width: 720, height: 1040 });
    await page.emulateMedia({ media: 'print' });
    expect(await page.evaluate(findPrintFaults)).toEqual([]);
  });
}

export async function axe(page: Page, rules?: string[]): Promise<string[]> {
  // `preload` would wait for films, which start only in view.
  const builder = new AxeBuilder({ page }).options({ resultTypes: ['violations'], preload: false });
  if (rules) builder.withRules(rules);
  const { violations } = await builder.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target)}`);
}

declare global {
  interface Window {
    sent?: Element[];
  }
}

/** Runs before the page's scripts. Records elements that hydration must keep. */
function recordSentDocument() {
  document.addEventListener(
    'readystatechange',
    () => {
      window.sent = [
        ...document.querySelectorAll('#app :is(header, main, footer, section, form, h1, h2, p)'),
      ];
    },
    { once: true },
  );
}

/** Runs in the page. */
function replacedNodes(): string[] {
  const gone = (window.sent ?? []).filter((element) => !element.isConnected);
  return gone.slice(0, 5).map((element) => element.outerHTML.slice(0, 120));
}
