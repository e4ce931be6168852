/** A slow phone: what is pressed and typed before the page's code runs is kept, and happens once. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const viewport = { width: 360, height: 740 };
const userAgent =
  'Mozilla/5.0 (Linux; Android 14; Moto G) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36';

// The splash lifts by itself after 2500 ms, code or not: only then can anything be pressed.
test.use({ viewport, userAgent, splash: 'shown', contextOptions: { reducedMotion: 'reduce' } });

/** Opens a page whose code comes when it is told to. */
async function openWithoutCode(page: Page, path: string) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/**/*.js', async (route) => {
    await released;
    await route.fallback();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return release;
}

const hydrated = (page: Page) => page.waitForFunction(() => window.early === undefined);

/** By then the code has taken over from the style that lifts the splash. */
const splashLifted = (page: Page) =>
  page.locator('[data-loading="true"]').first().waitFor({ state: 'detached' });

test.describe('pressed before the code is here', () => {
  test('the menu opens by itself, and stays open', async ({ page }) => {
    const release = await openWithoutCode(page, '/about');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const link = page.getByRole('navigation', { name: 'Mobile' }).getByRole('link').first();
    await expect(link).toBeVisible();
    release();
    await hydrated(page);
    await expect(page.getByRole('button', { name: 'Close menu' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await expect(link).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
  });

  test("'Get the app' opens the dialog, once, and no other page", async ({ page, context }) => {
    const release = await openWithoutCode(page, '/about');
    await page.getByRole('banner').getByText('Get the app').click();
    await page.getByRole('banner').getByText('Get the app').click();
    release();
    await expect(page.getByRole('dialog', { name: 'Get early access' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(context.pages()).toHaveLength(1);
  });

  test('an address is copied, and said once', { tag: '@sweep' }, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => {
      const { clipboard } = navigator;
      const write = clipboard.writeText.bind(clipboard);
      clipboard.writeText = (text) => {
        document.documentElement.dataset.copies = `${document.documentElement.dataset.copies ?? ''}${text};`;
        return write(text);
      };
    });
    const release = await openWithoutCode(page, '/about');
    await page.getByRole('button', { name: /^Copy support@/ }).click();
    release();
    await expect(page.getByText('Copied!', { exact: true })).toBeVisible({ timeout: 15_000 });
    await expect(page.locator('html')).toHaveAttribute('data-copies', 'support@tuppence.example;');
  });

  test('the prompt is copied', { tag: '@sweep' }, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const release = await openWithoutCode(page, '/donation-api/ecommerce');
    await page.getByRole('main').getByRole('button').first().click();
    release();
    await expect(page.getByText('Copied to clipboard!', { exact: true })).toBeVisible();
  });

  test('Create account shows its fields, and what was typed stays', { tag: '@sweep' }, async ({
    page,
  }) => {
    const release = await openWithoutCode(page, '/auth');
    await page.getByLabel('Email').fill('ada@tuppence.example');
    await page.getByRole('button', { name: 'Create account' }).click();
    release();
    await expect(page.getByLabel('First name')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue('ada@tuppence.example');
  });

  test('a sign-in is sent once, and no password stands in the address', async ({
    page,
    expectProblem,
  }) => {
    expectProblem(/400/);
    const sent: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/auth/v1/token')) sent.push(request.postDataJSON());
    });
    const release = await openWithoutCode(page, '/auth');
    await page.getByLabel('Email').fill('ada@tuppence.example');
    await page.locator('input[type=password]').fill('not the password');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    release();
    await expect(page.getByText('Login Failed').first()).toBeVisible();
    expect(sent).toMatchObject([{ email: 'ada@tuppence.example', password: 'not the password' }]);
    await expect(page).toHaveURL('/auth');
  });

  test('a question is open when the code comes', { tag: '@sweep' }, async ({ page }) => {
    const release = await openWithoutCode(page, '/charities');
    const question = page.locator('summary').first();
    await question.click();
    release();
    await hydrated(page);
    await splashLifted(page);
    await expect(page.locator('details').first()).toHaveAttribute('open', '');
    await expect(question, 'the focus stays').toBeFocused();
  });

  test('who is typing when the code comes types on', { tag: '@sweep' }, async ({ page }) => {
    const release = await openWithoutCode(page, '/auth');
    const email = page.getByLabel('Email');
    await email.click();
    await page.keyboard.type('ada@tuppence');
    release();
    await hydrated(page);
    await splashLifted(page);
    await page.keyboard.type('.example');
    await expect(email).toHaveValue('ada@tuppence.example');
  });

  test('the clear header of the home page lies over no text that is scrolled to', {
    tag: '@sweep',
  }, async ({ page }) => {
    const release = await openWithoutCode(page, '/');
    const header = page.getByRole('banner');
    const link = header.getByRole('link', { name: 'Tuppence home' });
    await expect(link).toBeInViewport();
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
    await expect(link).not.toBeInViewport();
    release();
    await hydrated(page);
    await expect(link).toBeInViewport();
    await expect(header).toHaveAttribute('data-surface', 'paper');
  });

  test('a page that fades in can be pressed', { tag: '@sweep' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const release = await openWithoutCode(page, '/about');
    const menu = page.getByRole('button', { name: 'Open menu' });
    const box = await menu.boundingBox();
    const reached = await page.evaluate(
      ({ x, y, width, height }) => {
        for (const fade of document.getAnimations()) {
          const { target } = fade.effect as KeyframeEffect;
          if (!target?.matches('[data-loading]')) continue;
          fade.pause();
          fade.currentTime = 2550;
        }
        const at = document.elementFromPoint(x + width / 2, y + height / 2);
        return at?.closest('button')?.ariaLabel ?? at?.className;
      },
      box as NonNullable<typeof box>,
    );
    expect(reached).toBe('Open menu');
    release();
  });

  test('a field that is filled in under the splash keeps the focus', async ({ page }) => {
    await page.goto('/auth', { waitUntil: 'commit' });
    const password = page.locator('input[type=password]:enabled');
    await password.focus();
    await page.keyboard.insertText('not the ');
    await hydrated(page);
    await expect(password).toBeFocused();
    await page.keyboard.insertText('password');
    await splashLifted(page);
    await expect(password).toHaveValue('not the password');
    await expect(password).toBeFocused();
  });
});

test.describe('on an iPhone', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  });

  test("'Get the app' leads to the App Store at once, with the invite code", {
    tag: '@sweep',
  }, async ({ page, context }) => {
    await context.route('https://apps.apple.com/**', (route) => route.fulfill({ body: 'store' }));
    const release = await openWithoutCode(page, '/about?ref=STANNES');
    const opened = context.waitForEvent('page');
    await page.getByRole('banner').getByText('Get the app').click();
    await expect(await opened).toHaveURL(/^https:\/\/apps\.apple\.com\/[^?]+\?ct=STANNES$/);
    release();
    await hydrated(page);
  });
});
