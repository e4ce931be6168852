import { hydrated, openBehindSplash, openWithoutCode, splashLifted } from '../browser/late-code.ts';
import { expect, test } from './fixtures.ts';
import { android, iPhone } from './phones.ts';

test.use({ ...android, splash: 'shown', contextOptions: { reducedMotion: 'reduce' } });

test.describe('before hydration', () => {
  test('the menu opens without code, and stays open', async ({ page }) => {
    const release = await openWithoutCode(page, '/about');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link').first();
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

  test('a sign-in is sent once, and stays out of the URL', async ({ page, expectProblem }) => {
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

  test('a charity chosen in the checkout stays chosen', async ({ page }) => {
    const release = await openWithoutCode(page, '/donation-api/charities');
    const list = page.locator('main select');
    await list.selectOption('made-in-hackney');
    release();
    await hydrated(page);
    await splashLifted(page);
    // The picker replaces the list.
    await list.blur();
    await page.locator('main input[type=radio]').first().check();
    await expect(page.getByRole('combobox', { name: 'Charity' })).toHaveValue('Made in Hackney');
  });

  test('what is typed stays, even if a password manager has changed the page', async ({
    page,
    expectProblem,
  }) => {
    expectProblem(/Minified React error #418/);
    const release = await openWithoutCode(page, '/auth');
    await page.evaluate(() => {
      for (const field of document.querySelectorAll('input')) {
        field.insertAdjacentHTML('afterend', '<button type="button">Fill in</button>');
      }
    });
    await page.getByLabel('Email').fill('ada@tuppence.example');
    await page.locator('input[type=password]').fill('analytical engine');
    release();
    await hydrated(page);
    await expect(page.getByLabel('Email')).toHaveValue('ada@tuppence.example');
    await expect(page.locator('input[type=password]')).toHaveValue('analytical engine');
  });

  test('a field that is filled in behind the splash keeps focus', async ({ page }) => {
    const release = await openBehindSplash(page, '/auth');
    const password = page.locator('input[type=password]:enabled');
    await password.focus();
    await page.keyboard.insertText('not the ');
    release();
    await hydrated(page);
    await expect(password).toBeFocused();
    await page.keyboard.insertText('password');
    await splashLifted(page);
    await expect(password).toHaveValue('not the password');
    await expect(password).toBeFocused();
  });
});

test.describe('on an iPhone', () => {
  test.use(iPhone);

  test("'Get the app' opens the App Store", { tag: '@sweep' }, async ({ page, context }) => {
    await context.route('https://apps.apple.com/**', (route) => route.fulfill({ body: 'store' }));
    const release = await openWithoutCode(page, '/about?ref=STANNES');
    const opened = context.waitForEvent('page');
    await page.getByRole('banner').getByText('Get the app').click();
    await expect(await opened).toHaveURL(/^https:\/\/apps\.apple\.com\/[^?]+\?ct=STANNES$/);
    release();
    await hydrated(page);
  });
});
