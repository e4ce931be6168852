/** In forced colours, light or dark, nothing that is drawn gets lost. */
import { forcedColourFaults } from '../browser/forced-colours.ts';
import { scrollThrough } from '../browser/page.ts';
import { hasTwins, routePaths, unknownPath } from '../browser/site.ts';
import { expect, test } from '../journeys/fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } });

/** Pages of one layout, and the two addresses of a legal document, are looked at once. */
const isLookedAt = (route: string) => !hasTwins(route) || route === '/made-in-hackney';
const steps = [
  '/onboarding?step=2',
  '/onboarding?step=3',
  ...[2, 3, 4, 5, 6, 7].map((step) => `/investors?step=${step}`),
];

for (const path of [...routePaths().filter(isLookedAt), ...steps]) {
  test(`${path}: pictures, frames and words show in light and dark forced colours`, async ({
    page,
    expectProblem,
  }) => {
    if (path === unknownPath) expectProblem(/404/);
    await page.addInitScript(() => {
      sessionStorage.setItem('investor-auth', String(location.search !== ''));
      sessionStorage.setItem('investor-name', 'Ada');
    });
    const faults: string[] = [];
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.emulateMedia({ colorScheme });
      await page.goto(path);
      await scrollThrough(page);
      for (const image of await page.locator('img:visible').all())
        await expect(image).toHaveJSProperty('complete', true);
      for (const fault of await forcedColourFaults(page)) faults.push(`${colorScheme}: ${fault}`);
    }
    expect(faults).toEqual([]);
  });
}
