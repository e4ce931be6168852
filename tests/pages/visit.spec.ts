/**
 * One visit to each template of the site. The page is opened once, and everything that must hold of
 * every page is checked there. All pages at all widths are in tests/sweeps.
 */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { createTheme, harbour } from '../../packages/ui/src/theme/index.ts';
import { forcedColourFaults } from '../browser/forced-colours.ts';
import { landmarkFaults } from '../browser/landmark-faults.ts';
import { layoutShift, watchLayoutShift } from '../browser/layout-shift.ts';
import { pushedOut, scrollThrough } from '../browser/page.ts';
import { findPrintFaults } from '../browser/print-faults.ts';
import { unknownPath } from '../browser/site.ts';
import { faultsOf, resize, spaceText } from '../browser/sweep.ts';
import { outline, walk, watchStops } from '../browser/tab-stops.ts';
import { findValuesBeforeTerms } from '../browser/values-before-terms.ts';
import { expect, test } from '../journeys/fixtures.ts';
import { signInAsDemoDonor } from '../journeys/sign-in.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** A page of each layout. The partners are one, and so are the legal documents. */
const templates = [
  '/',
  '/about',
  '/charities',
  '/donation-api/charities',
  '/donation-api/ecommerce',
  '/donation-api/loyalty',
  '/vision',
  '/terms',
  '/made-in-hackney',
  '/summer-of-giving',
  '/investors',
  '/onboarding',
  '/auth',
  '/auth?step=forgotten',
  '/giving-recap',
  unknownPath,
];

// A visit is a dozen checks of one page.
test.setTimeout(120_000);

/** A page that is filled in, not printed. */
const isForm = (path: string) => /^\/(investors|onboarding|auth|vision)/.test(path);

for (const path of templates) {
  test(`${path} holds together`, async ({ page, expectProblem }) => {
    // The browser logs the status of a page that is not found.
    if (path === unknownPath) expectProblem(/404/);
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    await page.addInitScript(noteWhatWasSent);
    await watchLayoutShift(page);
    if (path === '/giving-recap') {
      await signInAsDemoDonor(page);
      await expect(page.getByRole('table').first()).toBeVisible();
    } else await page.goto(path);

    await test.step('the document that was sent is kept', async () => {
      expect(said.filter((text) => /hydrat/i.test(text))).toEqual([]);
      // The recap is reached by a link within the site, so its document was another page's.
      if (path !== '/giving-recap') expect(await page.evaluate(replacedNodes)).toEqual([]);
    });

    await scrollThrough(page);
    await test.step('nothing moves by itself', async () => {
      // Signing in moves on to another page within the same document.
      if (path !== '/giving-recap') expect(await layoutShift(page)).toBeLessThanOrEqual(0.01);
    });
    await test.step('axe, headings, landmarks, terms', async () => {
      expect(await axe(page)).toEqual([]);
      expect(await outline(page)).toEqual([]);
      expect(await page.evaluate(landmarkFaults)).toEqual([]);
      expect(await page.evaluate(findValuesBeforeTerms)).toEqual([]);
    });
    await test.step('Tab', async () => {
      await page.evaluate(watchStops);
      const stops = await walk(page);
      expect(stops.length).toBeGreaterThan(0);
      expect(stops.filter(({ fault }) => fault)).toEqual([]);
      // The skip link, in view while it has the focus, covers the logo by design.
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    });
    await test.step('widths', async () => {
      for (const width of [320, 768, 1280]) {
        await resize(page, { width, height: 800 });
        expect(await faultsOf(page), `${width} px`).toEqual([]);
      }
    });
    await test.step('the second brand', async () => {
      await page.evaluate((css) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
      }, createTheme(harbour).css());
      expect(await axe(page, ['color-contrast', 'link-in-text-block'])).toEqual([]);
      await page.evaluate(() => {
        document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
      });
    });
    await test.step('forced colours', async () => {
      await page.emulateMedia({ forcedColors: 'active' });
      expect(await forcedColourFaults(page)).toEqual([]);
      await page.emulateMedia({ forcedColors: null });
    });
    await test.step('spaced text', async () => {
      await resize(page, { width: 390, height: 800 });
      const undo = await spaceText(page);
      expect(await faultsOf(page)).toEqual([]);
      await undo();
    });
    await test.step('letters of twice their size', async () => {
      await resize(page, { width: 320, height: 800 });
      expect(await pushedOut(page)).toEqual([]);
    });
    await test.step('print', async () => {
      if (isForm(path)) return;
      await page.setViewportSize({ width: 720, height: 1040 });
      await page.emulateMedia({ media: 'print' });
      expect(await page.evaluate(findPrintFaults)).toEqual([]);
    });
    expect(said.filter((text) => /hydrat/i.test(text))).toEqual([]);
  });
}

async function axe(page: Page, rules?: string[]): Promise<string[]> {
  const builder = new AxeBuilder({ page });
  if (rules) builder.withRules(rules);
  const { violations } = await builder.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target)}`);
}

declare global {
  interface Window {
    sent?: Element[];
  }
}

/** Runs before the page's scripts: remembers the elements of the document as it was sent. */
function noteWhatWasSent() {
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

/** Runs in the page: elements that were sent and are gone. Only what depends on the device may change. */
function replacedNodes(): string[] {
  const gone = (window.sent ?? []).filter((element) => !element.isConnected);
  return gone.slice(0, 5).map((element) => element.outerHTML.slice(0, 120));
}
