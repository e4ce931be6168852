import type { Locator, Page } from '@playwright/test';
import { paths } from '@tuppence/settings/paths';
import { machineKeys } from '@tuppence/supabase-embedded/keys';

export const newAddress = () => `ada.${crypto.randomUUID().slice(0, 8)}@tuppence.example`;

export async function join(form: Locator, email: string) {
  await form.getByPlaceholder('Enter your email address').fill(email);
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Submit' }).click();
}

export async function waitlistRows(page: Page, email: string) {
  const { secret } = machineKeys(paths.keys);
  const { origin } = new URL(page.url());
  // Sent from Node, because the service refuses this key from browsers.
  const answer = await fetch(`${origin}/rest/v1/email_signups?email=eq.${email}`, {
    headers: { apikey: secret, authorization: `Bearer ${secret}` },
  });
  return (await answer.json()) as { email: string; type: string; metadata: unknown }[];
}
