/** A tab that was open during a release needs files that the server no longer has. */

import type { Page } from '@playwright/test';
import { demoDonorEmail, demoDonorPassword } from '../browser/demo-credentials.ts';
import { expect, test } from './fixtures.ts';
import { android } from './phones.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Without `$`, because a retry adds a query. */
const authLibrary = /assets\/supabase-library-[^/]*\.js/;
const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'did not load' });

const loadingLine = (page: Page) => page.getByRole('progressbar', { name: 'Loading' });

async function removeFiles(page: Page, files: RegExp) {
  await page.route(files, (route) => route.fulfill({ status: 404, body: '' }));
}

test('sign-in without its library keeps the email address', async ({ page, expectProblem }) => {
  expectProblem(/404/);
  await removeFiles(page, authLibrary);
  await page.goto('/auth');
  await page.getByLabel('Email').fill('ada@tuppence.example');
  await page.locator('input[type=password]').fill('not kept');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(notice(page)).toBeVisible();
  await page.unroute(authLibrary);
  await notice(page).getByRole('link', { name: 'Load again' }).click();
  await expect(notice(page)).toBeHidden();
  await expect(page.getByLabel('Email')).toHaveValue('ada@tuppence.example');
  await expect(page.locator('input[type=password]')).toHaveValue('');
  expect(await page.evaluate(() => sessionStorage.getItem('typed /auth'))).toBeNull();
});

test('a second press of "Sign in" works after its library failed to load', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/404/);
  await removeFiles(page, authLibrary);
  await page.goto('/auth');
  await page.getByLabel('Email').fill(demoDonorEmail);
  await page.locator('input[type=password]').fill(demoDonorPassword);
  const button = page.getByRole('button', { name: 'Sign in', exact: true });
  await button.click();
  await expect(notice(page)).toBeVisible();
  await page.unroute(authLibrary);
  await button.click();
  // Checking the password is slow on a busy machine.
  await expect(page).toHaveURL('/giving-recap', { timeout: 20_000 });
});

/** Returns a function that lets the files through. */
async function holdBack(page: Page, files: RegExp): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test('a line shows that the next page is loading', async ({ page }) => {
  const release = await holdBack(page, /assets\/charities[^/]*\.js$/);
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Charities', exact: true }).click();
  await expect(loadingLine(page)).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Your supporters shop anyway/);
  await expect(loadingLine(page)).toHaveCount(0);
});

test("a line shows that the dialog of 'Get the app' is loading", async ({ page }) => {
  const release = await holdBack(page, /assets\/get-app-dialog[^/]*\.js$/);
  await page.goto('/about');
  await page.getByRole('banner').getByRole('button', { name: 'Get the app' }).click();
  await expect(loadingLine(page)).toBeVisible();
  release();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(loadingLine(page)).toHaveCount(0);
});

test('a page whose code is gone can be loaded again', async ({ page, expectProblem }) => {
  expectProblem(/404/);
  const code = /assets\/charities[^/]*\.js$/;
  await removeFiles(page, code);
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Charities', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page did not load');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveURL('/charities');
  await page.unroute(code);
  await page.getByRole('main').getByRole('button', { name: 'Load again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('This page did not load');
  await expect(page.locator('summary').first()).toBeVisible();
});

test.describe('on an Android phone', () => {
  test.use(android);

  test("'Get the app' works after its code failed to load", async ({ page, expectProblem }) => {
    expectProblem(/404/);
    const code = /assets\/waitlist-dialog[^/]*\.js$/;
    await removeFiles(page, code);
    await page.goto('/about');
    const button = page.getByRole('banner').getByRole('button', { name: 'Get the app' });
    await button.click();
    await expect(notice(page)).toBeVisible();
    await expect(loadingLine(page)).toHaveCount(0);
    await notice(page).getByRole('button', { name: 'Close' }).click();
    await expect(notice(page)).toBeHidden();

    // The page that replaces it says the same.
    const charitiesCode = /assets\/charities[^/]*\.js$/;
    await removeFiles(page, charitiesCode);
    await page.goto('/about');
    await button.click();
    await expect(notice(page)).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'For charities' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page did not load');
    await expect(notice(page)).toBeHidden();
    await page.unroute(code);
    await page.unroute(charitiesCode);
    await page.goto('/about');
    await button.click();
    await expect(page.getByRole('dialog', { name: 'Get early access' })).toBeVisible();
  });
});

test.describe('when opened without its code', () => {
  // Without the page's code, CSS removes the splash after 2500 ms.
  test.use({ splash: 'shown' });

  for (const [name, file] of Object.entries({
    'the entry script': /assets\/entry-client[^/]*\.js$/,
    'the code of the page': /assets\/about[^/]*\.js$/,
  })) {
    test(`a page is readable without ${name}`, { tag: '@sweep' }, async ({
      page,
      expectProblem,
    }) => {
      expectProblem(/404/);
      await removeFiles(page, file);
      await page.goto('/about', { waitUntil: 'commit' });
      await expect(notice(page)).toBeVisible({ timeout: 15_000 });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.unroute(file);
      await notice(page).getByRole('link', { name: 'Load again' }).click();
      await expect(
        page.getByRole('banner').getByRole('button', { name: 'Get the app' }),
      ).toBeVisible();
      await expect(notice(page)).toBeHidden();
    });
  }
});
