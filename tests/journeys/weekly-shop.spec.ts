/** "What would mine give?", from the button on the home page to the visitor's own receipt and its link. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const sent = '/?shop=60&brands=pantry-lane,oakhurst&charity=parentkind';
const opener = (page: Page) => page.getByRole('button', { name: 'What would mine give?' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'What would mine give?' });
const slip = (page: Page) => page.locator('main section').first().getByRole('figure');
const example = 'Example receipt for a £50 shopping card';

test('a visitor’s own shop is printed on the receipt, line by line', async ({ page }) => {
  await page.goto('/');
  await expect(slip(page)).toHaveAccessibleName(example);
  await opener(page).press('Enter');
  const amount = dialog(page).getByRole('textbox', { name: /spend in a week/ });
  await amount.fill('£ 80');
  const slider = dialog(page).getByRole('slider', { name: 'What you spend in a week' });
  await slider.press('ArrowRight');
  await expect(amount).toHaveValue('85');
  await dialog(page).getByRole('checkbox', { name: 'Oakhurst 20%' }).check();
  await dialog(page).getByRole('combobox').selectOption('Parentkind');
  await dialog(page).getByRole('button', { name: 'Print my receipt' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  await expect(slip(page)).toHaveAccessibleName(
    'Receipt for a weekly shop of £85: £552.50 a year to Parentkind',
  );
  for (const text of [
    '£85 a week × 52 = £4,420.00',
    'Pantry Lane, 5% of £2,210.00',
    '£110.50',
    'Oakhurst, 20% of £2,210.00',
    '£442.00',
    'To Parentkind',
    '£552.50',
  ])
    await expect(slip(page).getByText(text, { exact: true })).toBeVisible();
  await expect(page.getByText('£552.50 a year for Parentkind.').first()).toBeVisible();
  await expect(page).toHaveURL('/?shop=85&brands=pantry-lane,oakhurst&charity=parentkind');
  await expect(page).toHaveTitle('£85 a week gives Parentkind £552.50 a year | Tuppence');
});

test('a shared link opens the same shop, with its own title and the page’s canonical link', async ({
  page,
}) => {
  await page.goto(sent);
  await expect(slip(page)).toHaveAccessibleName(
    'Receipt for a weekly shop of £60: £390.00 a year to Parentkind',
  );
  await expect(page).toHaveTitle('£60 a week gives Parentkind £390.00 a year | Tuppence');
  await expect(page.locator('meta[name=description]')).toHaveAttribute(
    'content',
    /^A weekly shop of £60, paid with shopping cards, sends £390\.00 a year to Parentkind\./,
  );
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\.example\/$/);
  await opener(page).click();
  await expect(dialog(page).getByRole('textbox')).toHaveValue('60');
  await expect(dialog(page).getByRole('checkbox', { checked: true })).toHaveCount(2);
  await expect(dialog(page).getByRole('combobox')).toHaveValue('parentkind');
});

test('missing fields are reported, and nothing is printed', async ({ page }) => {
  await page.goto('/');
  await opener(page).click();
  const amount = dialog(page).getByRole('textbox', { name: /spend in a week/ });
  await amount.fill('lots');
  await dialog(page).getByRole('button', { name: 'Print my receipt' }).click();
  await expect(amount).toBeFocused();
  await expect(dialog(page).getByText('Enter whole pounds, from 1 to 1,000.')).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).include('[role=dialog]').analyze();
  expect(violations).toEqual([]);
  await expect(page).toHaveURL('/');
});

test('it is shared with the system’s sheet, with the invite code', { tag: '@sweep' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: async (data: ShareData) => Object.assign(window, { given: data }),
    });
  });
  await page.goto(`${sent}&ref=STANNES`);
  await opener(page).click();
  await dialog(page).getByRole('button', { name: 'Share it' }).click();
  await expect
    .poll(() => page.evaluate(() => (window as never as { given?: ShareData }).given))
    .toMatchObject({
      title: '£60 a week gives Parentkind £390.00 a year | Tuppence',
      url: expect.stringMatching(
        /\/\?shop=60&brands=pantry-lane(,|%2C)oakhurst&charity=parentkind&ref=STANNES$/,
      ),
    });
});

test('it is copied if the system cannot share', { tag: '@sweep' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await page.goto(sent);
  await opener(page).click();
  await dialog(page).getByRole('button', { name: 'Share it' }).click();
  await expect(
    page.getByText('The link to your receipt copied to clipboard').first(),
  ).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /\/\?shop=60&brands=pantry-lane,oakhurst&charity=parentkind$/,
  );
});
