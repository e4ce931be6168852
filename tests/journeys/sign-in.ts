import type { Page } from '@playwright/test';
import { demoDonorEmail, demoDonorPassword } from '../browser/demo-credentials.ts';
import { expect } from './fixtures.ts';

export const password = 'teapot lamp heron';

export async function fillSignUp(page: Page, email: string, first = 'Robin', last = 'Ashdown') {
  await page.getByRole('textbox', { name: 'First name' }).fill(first);
  await page.getByRole('textbox', { name: 'Last name' }).fill(last);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel(/^Password/).fill(password);
}

export async function signInAsDemoDonor(page: Page): Promise<void> {
  await page.goto('/auth');
  await page.getByRole('textbox', { name: 'Email' }).fill(demoDonorEmail);
  await page.getByLabel(/^Password/).fill(demoDonorPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  // Checking the password is slow on a busy machine.
  await expect(page).toHaveURL('/giving-recap', { timeout: 20_000 });
}
