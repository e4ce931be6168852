import type { Page } from '@playwright/test';
import { demoDonorEmail, demoDonorPassword } from '../browser/demo-credentials.ts';
import { expect } from './fixtures.ts';

/** Signs the demo donor in with the form, and waits for the recap. */
export async function signInAsDemoDonor(page: Page): Promise<void> {
  await page.goto('/auth');
  await page.getByRole('textbox', { name: 'Email' }).fill(demoDonorEmail);
  await page.getByLabel(/^Password/).fill(demoDonorPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  // Hashing the password at the first sign-in is slow on a busy machine.
  await expect(page).toHaveURL('/giving-recap', { timeout: 20_000 });
}
