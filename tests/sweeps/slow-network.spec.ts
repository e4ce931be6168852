import { expect, test } from '../journeys/fixtures.ts';
import { android } from '../journeys/phones.ts';
import { fillSignUp, password } from '../journeys/sign-in.ts';

test.use({
  ...android,
  viewport: { width: 360, height: 640 },
  hasTouch: true,
  isMobile: true,
  contextOptions: { reducedMotion: 'reduce' },
});

test('a sign-up that gets no answer is sent once, and keeps what was typed', async ({ page }) => {
  let calls = 0;
  await page.route('**/auth/v1/signup*', () => {
    calls += 1;
  });
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Create account' }).tap();
  await fillSignUp(page, 'ada@tuppence.example', 'Ada');
  const submit = page.locator('main form button[type=submit]');
  await submit.tap();
  await submit.tap({ force: true });
  await page.setViewportSize({ width: 640, height: 360 });
  await expect(page.getByText(/could not reach the service/).first()).toBeVisible({
    timeout: 20_000,
  });
  expect(calls).toBe(1);
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Ada');
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('ada@tuppence.example');
  await expect(page.getByLabel(/^Password/)).toHaveValue(password);
});
