/** The accessibility status of each component, as its page in Storybook shows it. */
import { expect, type Page, test } from '@playwright/test';
import { type Way, ways } from '../../stories/support/accessibility.ts';
import { nameFaults } from '../browser/ears/checks.ts';
import { forcedColourFaults } from '../browser/forced-colours.ts';
import { frameFaults, sidewaysFaults, textFaults } from '../browser/layout-faults.ts';
import { groups, openFirst, serveStorybook, show } from '../browser/storybook.ts';
import { resize, sweep } from '../browser/sweep.ts';
import { stopsOf, watchStops } from '../browser/tab-stops.ts';
import { axe } from '../pages/visit.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(async ({ page }) => {
  await page.addInitScript(watchStops);
  await serveStorybook(page);
});

/** Runs in the page. Names what moves by itself. */
const movingParts = () =>
  document
    .getAnimations()
    .filter(({ playState, effect }) => {
      return playState === 'running' && Number(effect?.getComputedTiming().duration) > 50;
    })
    .map((animation) => (animation as CSSAnimation).animationName ?? 'transition');

/** Runs in the page. Names what Tab has not reached. */
const missedByTab = () =>
  [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')]
    .filter((one) => one.tabIndex >= 0 && !one.matches(':disabled') && !window.reached.has(one))
    .filter((one) => !one.closest('[inert], [aria-hidden="true"], [role="radiogroup"], fieldset'))
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .map((one) => `Tab misses ${one.outerHTML.slice(0, 100)}`);

const checks: Record<Way, (page: Page) => Promise<string[]>> = {
  keyboard: async (page) => {
    await resize(page, { width: 320, height: 568 });
    const stops = (await stopsOf(page, 6)).filter((stop) => stop !== null);
    const faults = stops.filter(({ fault }) => fault);
    return [
      ...faults.map(({ control, fault }) => `${control}: ${fault}`),
      ...(await page.evaluate(missedByTab)),
    ];
  },
  'zoom 400 %': (page) => sweep(page, [320], [], []),
  'text spacing': (page) => sweep(page, [], [361], []),
  'target size': (page) => axe(page, ['target-size']),
  'reduced motion': (page) => page.evaluate(movingParts),
  'forced colours': async (page) => {
    await page.emulateMedia({ forcedColors: 'active' });
    const faults = await forcedColourFaults(page);
    await page.emulateMedia({ forcedColors: 'none' });
    return faults;
  },
};

for (const [group, ids] of groups('story', /^(?!Foundations|Pages)/)) {
  const basics = ids.filter((id) => id.endsWith('--basic'));
  if (basics.length === 0) continue;
  test(`the components of ${group} work in every way`, async ({ page }) => {
    test.setTimeout(600_000);
    await openFirst(page);
    const faults: string[] = [];
    for (const id of basics) {
      await show(page, id);
      faults.push(...(await nameFaults(page)).map((fault) => `${id}: ${fault}`));
      for (const way of ways) {
        const found = await checks[way](page);
        faults.push(...found.map((fault) => `${id}: ${way}: ${fault}`));
      }
      await page.setViewportSize({ width: 1280, height: 800 });
    }
    expect(faults).toEqual([]);
  });
}

/** Runs in the page. Opens what a press would open. */
const openAll = () => {
  const closed = 'summary, button[aria-expanded="false"], button[popovertarget]';
  for (const control of document.querySelectorAll<HTMLElement>(closed)) control.click();
};

/** Drawings, names that stay whole, and tables that scroll. A short word may break beside a long one. */
const keptWhole =
  /-kit(poster|tillcard|newsletter)--|yearpicture--|taxsummary--|--one-very-long-word|closingstep--|--many-gifts-with-long-names|: broken word/;

for (const [group, ids] of groups('story', /^(?!Foundations|Pages)/)) {
  test(`long words fit on the narrowest phone in ${group}`, async ({ page }) => {
    test.setTimeout(600_000);
    await openFirst(page, 'words:long');
    await page.setViewportSize({ width: 320, height: 568 });
    const faults: string[] = [];
    for (const id of ids) {
      if ((await show(page, id)) === 'desktop') continue;
      await page.evaluate(openAll);
      for (const find of [frameFaults, textFaults, sidewaysFaults])
        faults.push(...(await page.evaluate(find)).map((fault) => `${id}: ${fault}`));
    }
    expect(faults.filter((fault) => !keptWhole.test(fault))).toEqual([]);
  });
}
