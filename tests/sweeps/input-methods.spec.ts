/** What keyboards, screen readers and large letters ask of the assembled pages. */
import type { Page } from '@playwright/test';
import { demoDonorEmail, demoDonorPassword } from '../browser/demo-credentials.ts';
import { expect, test } from '../journeys/fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

declare global {
  interface Window {
    /** What live regions have said, in order. */
    said: string[];
  }
}

/** Runs in the page: notes each change of a live region. */
function listen() {
  const live = '[aria-live]:not([aria-live="off"]), [role="alert"], [role="status"], [role="log"]';
  window.said = [];
  new MutationObserver((changes) => {
    const regions = new Set<Element>();
    for (const { target } of changes) {
      const region = (target instanceof Element ? target : target.parentElement)?.closest(live);
      if (region) regions.add(region);
    }
    for (const { textContent } of regions) if (textContent?.trim()) window.said.push(textContent);
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

const said = (page: Page) => page.evaluate(() => window.said);
const forget = (page: Page) => page.evaluate(() => void window.said.splice(0));

test.describe('announced once', () => {
  test.beforeEach(({ page }) => page.addInitScript(listen));

  test('a new page: its heading takes the focus, and no live region says it again', async ({
    page,
  }) => {
    await page.goto('/about');
    await forget(page);
    await page.getByRole('banner').getByRole('link', { name: 'Charities', exact: true }).click();
    await expect(page).toHaveURL('/charities');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await said(page)).toEqual([]);
  });

  test('a step of the deck: the step by a live region, the heading by the focus', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      sessionStorage.setItem('investor-auth', 'true');
      sessionStorage.setItem('investor-name', 'Ada');
    });
    await page.goto('/investors?step=2');
    await expect(page.getByRole('progressbar')).toBeVisible();
    await forget(page);
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect.poll(() => said(page)).toEqual(['Step 3 of 7']);
  });

  test('signing in', async ({ page }) => {
    await page.goto('/auth');
    await page.getByRole('textbox', { name: 'Email' }).fill(demoDonorEmail);
    await page.getByLabel(/^Password/).fill(demoDonorPassword);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL('/giving-recap');
    await expect(page.getByRole('table', { name: 'By charity' })).toBeVisible();
    const welcomes = async () =>
      (await said(page)).filter((text) => text.includes('You have successfully logged in.'));
    await expect.poll(async () => (await welcomes()).length).toBe(1);
  });
});

test('the calculator says why its button waits, and counts one donor as one', async ({ page }) => {
  await page.goto('/charities');
  const field = page.getByRole('textbox', { name: 'How many donors do you have?' });
  const reason = page.getByText('Enter at least 1 donor.');
  await expect(page.getByRole('button', { name: 'Calculate' })).toBeDisabled();
  await expect(reason).toBeVisible();
  await expect(field).toHaveAccessibleDescription(/Enter at least 1 donor\.$/);
  await field.fill('1');
  await expect(reason).toBeHidden();
  await field.press('Enter');
  await expect(
    page.getByRole('status').filter({ hasText: /^1 donor could raise £2 a/ }),
  ).toHaveCount(1);
});

test.describe('at 400 %', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test('a dialog is read to its end by keyboard, and all in it can be reached', async ({
    page,
  }) => {
    await page.goto('/about');
    await page.getByRole('banner').getByRole('button', { name: 'Get the app' }).click();
    const dialog = page.getByRole('dialog', { name: 'Get early access' });
    const email = dialog.getByPlaceholder('Enter your email address');
    await expect(email).toBeFocused();
    const names: string[] = [];
    for (let press = 0; press < 12; press++) {
      await page.keyboard.press('Tab');
      const focused = page.locator(':focus');
      await expect(focused).toBeInViewport();
      names.push(
        await focused.evaluate(
          (element) => element.getAttribute('name') ?? element.textContent ?? '',
        ),
      );
    }
    await expect(dialog.locator(':focus')).toHaveCount(1);
    expect(names.join(), 'all controls').toMatch(/Submit/);
    const last = dialog.getByText('+74');
    // A body that scrolls takes the focus, or holds a control near its end.
    await dialog.getByRole('button', { name: 'Submit' }).focus();
    await page.keyboard.press('End');
    await page.keyboard.press('PageDown');
    await expect(last).toBeInViewport();
  });
});

test('the way to sign in is near the top on a desktop, and no link of the navigation', async ({
  page,
}) => {
  await page.goto('/');
  const link = page.getByRole('banner').getByRole('link', { name: 'Sign in' });
  await expect(link).toHaveAttribute('href', '/auth');
  expect((await link.boundingBox())?.y).toBeLessThan(100);
  const navigation = page.getByRole('navigation', { name: 'Main', exact: true });
  await expect(navigation.getByRole('link')).toHaveText(['Charities', 'About Us']);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('it stands at the foot of the menu, in the first view', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Mobile' });
    const link = menu.getByRole('link', { name: 'Sign in' });
    await expect(link).toBeInViewport();
    await expect(menu.getByRole('link').last()).toHaveText('Sign in');
  });

  test('Escape closes the menu when the focus is elsewhere', async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.keyboard.press('Escape');
    await expect(page.getByRole('navigation', { name: 'Mobile' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
  });
});

test('groups of the footer are headings, each with a list of its name', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  const headings = await footer.getByRole('heading').allTextContents();
  expect(headings.length).toBeGreaterThan(2);
  for (const name of headings) {
    const list = footer.getByRole('list', { name, exact: true });
    await expect(list.getByRole('link').first()).toBeVisible();
  }
});
