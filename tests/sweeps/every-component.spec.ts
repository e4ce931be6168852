/** The accessibility status of each component, as its page in Storybook shows it. */
import { expect, type Page, test } from '@playwright/test';
import { type Way, ways } from '../../stories/support/accessibility.ts';
import { nameFaults } from '../browser/ears/checks.ts';
import { forcedColourFaults } from '../browser/forced-colours.ts';
import { groups, openFirst, serveStorybook, show } from '../browser/storybook.ts';
import { sweep } from '../browser/sweep.ts';
import { axe } from '../pages/visit.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ page }) => serveStorybook(page));

/** Runs in the page. Names what moves by itself. */
const movingParts = () =>
  document
    .getAnimations()
    .filter(({ playState, effect }) => {
      return playState === 'running' && Number(effect?.getComputedTiming().duration) > 50;
    })
    .map((animation) => (animation as CSSAnimation).animationName ?? 'transition');

const checks: Record<Way, (page: Page) => Promise<string[]>> = {
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
