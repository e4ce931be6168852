import { devices } from '@playwright/test';
import { forcedLayouts } from '../browser/forced-layouts.ts';
import { hydrated } from '../browser/late-code.ts';
import { expect, test } from './fixtures.ts';
import { signInAsDemoDonor } from './sign-in.ts';

test.use(devices['Pixel 7']);

for (const path of ['/', '/made-in-hackney', '/charities', '/auth', '/giving-recap']) {
  test(`no code lays ${path} out while it starts`, async ({ page }) => {
    const gifts = page.getByRole('table').first();
    if (path === '/giving-recap') {
      await signInAsDemoDonor(page);
      await gifts.waitFor();
    }
    const forced = await forcedLayouts(page, async () => {
      await page.goto(path);
      await hydrated(page);
      if (path === '/giving-recap') await gifts.waitFor();
      // Observers are called with the frame after the last effects.
      await page.evaluate(
        () => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))),
      );
    });
    expect(forced).toEqual([]);
  });
}
