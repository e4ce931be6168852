/** The page that `npm run visual:review` makes, with pictures that are not there. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';

const origin = 'http://review.localhost';
const html = readFileSync(path.join(import.meta.dirname, '../visual/page.html'), 'utf8');

const picture = (name: string) => ({
  name,
  state: 'waiting',
  sealed: `${name}@12345678`,
  cause: 'components/button',
  advice: '',
  files: [`${name}.after.png`],
  whole: [0, 0, 300, 300],
  changed: [0, 0, 300, 300],
});

async function open(page: Page) {
  const pictures = ['button--basic.390', 'button--quiet.390', 'button--last.390'].map(picture);
  const missing = ['stories/components/button/Button.stories.tsx Pending'];
  const body = html.replace('= {};', `= ${JSON.stringify({ pictures, missing })};`);
  await page.route(`${origin}/**`, (route) =>
    route.request().isNavigationRequest()
      ? route.fulfill({ body, contentType: 'text/html' })
      : route.fulfill({ status: 404 }),
  );
  await page.goto(origin);
}

const choice = (page: Page, name: string, verdict: 'approve' | 'reject') =>
  page.getByRole('article').filter({ hasText: name }).getByRole('radio', { name: verdict });

test('a verdict is copied with a press, and kept when the page is loaded again', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read'], { origin });
  await open(page);
  await choice(page, 'button--basic', 'approve').check();
  await choice(page, 'button--quiet', 'reject').check();
  await page.reload();
  await expect(choice(page, 'button--basic', 'approve')).toBeChecked();
  await page.getByRole('button', { name: 'Copy the commands' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect((await page.evaluate(() => navigator.clipboard.readText())).trim().split('\n')).toEqual([
    'npm run visual:approve -- button--basic.390@12345678',
    'npm run visual:reject -- button--quiet.390@12345678',
  ]);
});

test('only what was in view is approved with the rest', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 1100 });
  await open(page);
  const last = page.getByRole('article').last();
  const bar = await page.locator('footer').boundingBox();
  // The last picture begins in view, and ends behind the bar or below it.
  await page.setViewportSize({
    width: 900,
    height: Math.round(((await last.boundingBox())?.y ?? 0) + 300 + (bar?.height ?? 0)),
  });
  await page.reload();
  await expect(page.getByRole('article').first()).toHaveAttribute('data-seen');
  await page.getByRole('button', { name: /^Approve the other/ }).click();
  await expect(choice(page, 'button--basic', 'approve')).toBeChecked();
  await expect(choice(page, 'button--last', 'approve')).not.toBeChecked();
  await last.scrollIntoViewIfNeeded();
  await page.locator('#page').evaluate((scroller) => scroller.scrollTo(0, scroller.scrollHeight));
  await expect(last).toHaveAttribute('data-seen');
  await page.getByRole('button', { name: /^Approve the other/ }).click();
  await expect(choice(page, 'button--last', 'approve')).toBeChecked();
});

test('the page names the stories that failed, and so have no picture', async ({ page }) => {
  await open(page);
  await expect(page.getByText(/Missing, because their tests failed: 1/)).toBeVisible();
  await expect(page.getByText('Button.stories.tsx Pending')).toBeVisible();
});
