/** The recap as a donor sees it, with every tool there: the picture, the sheet for the tax return, giving again. */
import type { Page } from '@playwright/test';
import { expectAccessible } from '../browser/expect-accessible.ts';
import { scrollThrough } from '../browser/page.ts';
import { expect, test } from '../journeys/fixtures.ts';
import { signInAsDemoDonor } from '../journeys/sign-in.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const picture = (page: Page) => page.getByRole('region', { name: 'Your year, as a picture' });
const sheet = (page: Page) =>
  page.getByRole('region', { name: 'For your tax return' }).getByRole('article');

const names = [
  'Cymdeithas Cefnogi Ysgol Gynradd Gymraeg Llanfairpwllgwyngyll a’r Cylch',
  'جمعية الأمل الخيرية لرعاية الأطفال',
  'עמותת התקווה למען הקהילה',
  'The Worshipful and Benevolent Fellowship of Retired Lighthouse Keepers and Their Dependants of Great Britain and Ireland',
];
const gifts = Array.from({ length: 40 }, (_, index) => ({
  id: `d0000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
  given_on: `2026-${String(1 + (index % 10)).padStart(2, '0')}-17`,
  kind: 'own_gift',
  brand: null,
  credit_pence: null,
  share_pence: 123456 + index,
  charity: `${names[index % names.length]} ${index}`,
  gift_aid: true,
}));

const donors = {
  'the demo’s donor': undefined,
  'a donor of forty gifts to long names in three scripts': gifts,
  'a donor without gifts': [],
};

for (const [donor, given] of Object.entries(donors)) {
  for (const width of [390, 1280]) {
    test(`${donor}: no axe violation at ${width} px, and large letters stay on the page`, async ({
      page,
    }) => {
      let asked = 0;
      if (given) {
        await page.route('**/rest/v1/gifts**', (route) => {
          asked += 1;
          return route.fulfill({ json: asked % 2 === 1 ? given : [] });
        });
      }
      await page.setViewportSize({ width, height: 800 });
      await signInAsDemoDonor(page);
      if (given?.length === 0) {
        await expect(page.getByRole('heading', { name: /first gift/ })).toBeVisible();
      } else {
        await expect(sheet(page)).toBeVisible({ timeout: 20_000 });
        await scrollThrough(page);
        await picture(page).scrollIntoViewIfNeeded();
        await expect(picture(page).getByRole('img')).toBeVisible();
        const charity = picture(page).getByRole('checkbox').nth(1);
        await charity.check();
        await expect(picture(page).getByRole('img')).toHaveAccessibleName(/Among them/);
        await expect(page.getByRole('heading', { name: 'Give again' })).toBeVisible();
      }
      await expectAccessible(page, width);
    });
  }
}
