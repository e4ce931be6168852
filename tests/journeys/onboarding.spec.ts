import { expect, test } from './fixtures';

test('a donor is greeted by name, meets a founder and leaves for the site', async ({ page }) => {
  await page.goto('/onboarding');
  const h1 = page.getByRole('heading', { level: 1 });
  await expect(page).toHaveTitle('Welcome | Tuppence');
  await page.getByLabel("What's your name?").fill('Ada');
  const go = page.getByRole('button', { name: 'Continue' });
  await go.click();

  const greeting = page.getByText('Hey Ada, let us take you through the future of giving...');
  await expect(greeting).toBeFocused();
  await expect(h1).toHaveText('The Global Home of Giving');
  await expect(page).toHaveURL('/onboarding?step=2');
  // The next text is added below.
  await expect(greeting).toBeInViewport();
  await expect(greeting).toBeFocused();
  await page.goBack();
  await expect(page.getByLabel("What's your name?")).toHaveValue('Ada');
  await page.goForward();
  await expect(greeting).toBeVisible();
  await page.reload();
  await expect(greeting).toBeVisible();
  await go.click();

  await expect(h1).toBeFocused();
  await expect(greeting).toHaveCount(0);
  await page.getByRole('radio', { name: 'Kwame' }).check();
  await expect(page.getByText('Print a receipt for your own shop.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Write to Kwame' })).toHaveAttribute(
    'href',
    'mailto:founder@tuppence.example?subject=A%20question%20for%20Kwame',
  );
  await page.reload();
  await expect(page.getByRole('radio')).toHaveCount(3);
  await page.getByRole('link', { name: 'See the site' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('a[href*="onboarding"]')).toHaveCount(0);
});
