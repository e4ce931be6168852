import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const sent = '/?shop=60&brands=pantry-lane,oakhurst&charity=parentkind';
const opener = (page: Page) => page.getByRole('button', { name: 'What would my shop give?' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'What would my shop give?' });
const slip = (page: Page) => page.locator('main section').first().getByRole('figure');

test('a visitor’s own shop is printed on the receipt', async ({ page }) => {
  await page.goto('/');
  await expect(slip(page)).toHaveAccessibleName('Example receipt for a £50 shopping card');
  await opener(page).press('Enter');
  const amount = dialog(page).getByRole('textbox', { name: /spend in a week/ });
  await amount.fill('£ 85');
  await dialog(page).getByRole('checkbox', { name: 'Oakhurst gives 20%' }).check();
  await dialog(page).getByRole('combobox').selectOption('Parentkind');
  await dialog(page).getByRole('button', { name: 'Print my receipt' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  await expect(slip(page)).toHaveAccessibleName(
    'Receipt for a weekly shop of £85: £386.75 a year to Parentkind',
  );
  await expect(slip(page).getByText('Oakhurst, 20% of £1,105.00', { exact: true })).toBeVisible();
  await expect(page.getByText('£386.75 a year for Parentkind.').first()).toBeVisible();
  await expect(page).toHaveURL('/?shop=85&brands=pantry-lane,oakhurst&charity=parentkind');
  await expect(page).toHaveTitle('£85 a week gives Parentkind £386.75 a year | Tuppence');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    slip(page).getByRole('button', { name: 'Save this receipt' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('my-receipt.png');

  await opener(page).click();
  await amount.fill('40');
  await page.keyboard.press('Escape');
  await opener(page).click();
  await expect(amount).toHaveValue('40');
  await dialog(page).getByRole('checkbox', { name: 'Oakhurst gives 20%' }).uncheck();
  await page.reload();
  await opener(page).click();
  await expect(amount).toHaveValue('40');
  await expect(dialog(page).getByRole('checkbox', { name: /^Oakhurst/ })).not.toBeChecked();
});

test('a shared link opens the same shop, with its own title', async ({ page }) => {
  await page.goto(sent);
  await expect(slip(page)).toHaveAccessibleName(
    'Receipt for a weekly shop of £60: £273.00 a year to Parentkind',
  );
  await expect(page).toHaveTitle('£60 a week gives Parentkind £273.00 a year | Tuppence');
  await expect(page.locator('meta[name=description]')).toHaveAttribute(
    'content',
    /^A weekly shop of £60, paid with shopping cards, sends £273\.00 a year to Parentkind\./,
  );
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\.example\/$/);
  await opener(page).click();
  await expect(dialog(page).getByRole('textbox')).toHaveValue('60');
  await expect(dialog(page).getByRole('checkbox', { checked: true })).toHaveCount(2);
  await expect(dialog(page).getByRole('combobox')).toHaveValue('parentkind');
});

async function share(page: Page, address: string, system: 'shares' | 'cannot share') {
  await page.addInitScript((can) => {
    const give = async (data: ShareData) => Object.assign(window, { given: data });
    Object.defineProperty(navigator, 'share', { value: can === 'shares' ? give : undefined });
  }, system);
  await page.goto(address);
  await opener(page).click();
  await dialog(page).getByRole('button', { name: 'Share my receipt' }).click();
}

test('the system’s share sheet gets the invite code', { tag: '@sweep' }, async ({ page }) => {
  await share(page, `${sent}&ref=STANNES`, 'shares');
  await expect
    .poll(() => page.evaluate(() => (window as never as { given?: ShareData }).given))
    .toMatchObject({
      title: '£60 a week gives Parentkind £273.00 a year | Tuppence',
      url: expect.stringMatching(
        /\/\?shop=60&brands=pantry-lane(,|%2C)oakhurst&charity=parentkind&ref=STANNES$/,
      ),
    });
});

test('the link is copied if the system cannot share', { tag: '@sweep' }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await share(page, sent, 'cannot share');
  await expect(
    page.getByText('The link to your receipt copied to clipboard').first(),
  ).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /\/\?shop=60&brands=pantry-lane,oakhurst&charity=parentkind$/,
  );
});
