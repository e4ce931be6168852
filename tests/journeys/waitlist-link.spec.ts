import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { join, newAddress, waitlistRows } from './joining.ts';
import { android } from './phones.ts';

test.use({ ...android, contextOptions: { reducedMotion: 'reduce' } });

type Mailbox = (to: string) => Promise<{ link: string | null }[]>;

/** Joins on the page at `address`, and returns the link of the email. */
async function joinAt(page: Page, address: string, email: string, mailbox: Mailbox) {
  await page.goto(address);
  const form = page.getByRole('region', { name: 'Get the app for free now' });
  await form.scrollIntoViewIfNeeded();
  await join(form, email);
  await expect(page.getByText('Thank you for joining!', { exact: true }).first()).toBeVisible();
  await expect.poll(() => mailbox(email)).toHaveLength(1);
  return (await mailbox(email))[0]?.link ?? '';
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const confirm = (page: Page) => page.getByRole('button', { name: 'Confirm that it’s me' });

test('someone joins, confirms, invites a friend and leaves', async ({ page, mailbox }) => {
  const email = newAddress();
  const link = await joinAt(page, '/', email, mailbox);
  await page.goto(link);
  await expect(heading(page)).toHaveText('Confirm that it’s you');
  expect(await waitlistRows(page, email)).toMatchObject([{ confirmed_at: null }]);
  await confirm(page).click();
  await expect(heading(page)).toHaveText(/^You’re number [\d,]+$/);
  await expect(heading(page)).toBeFocused();
  expect(await waitlistRows(page, email)).toMatchObject([{ confirmed_at: expect.any(String) }]);

  const invitation = await page.getByText(/\/\?ref=[\da-f]{10}$/).innerText();
  const { search } = new URL(invitation);
  await page.goto(await joinAt(page, `/${search}`, newAddress(), mailbox));
  await confirm(page).click();
  await expect(heading(page)).toHaveText(/^You’re number/);

  await page.goto(link);
  await expect(heading(page), 'the same link shows the place again').toHaveText(/^You’re number/);
  await expect(page.getByRole('definition').last()).toHaveText('1');
  await page.getByRole('link', { name: 'Leave the waitlist' }).click();
  await expect(heading(page)).toHaveText('Leave the waitlist?');
  expect(await waitlistRows(page, email)).toHaveLength(1);
  await page.getByRole('button', { name: 'Leave the waitlist' }).click();
  await expect(heading(page)).toHaveText('You’ve left the waitlist');
  expect(await waitlistRows(page, email)).toEqual([]);

  await page.goBack();
  await expect(page).not.toHaveURL(/leave/);
  await expect(heading(page), 'back does not ask to confirm').toHaveText(
    'You’ve left the waitlist',
  );

  await page.goto(link);
  await page.reload();
  await confirm(page).click();
  await expect(heading(page)).toHaveText('This link doesn’t work any more');
});

test('a link whose fragment became a part of the query works, and one without a token says what to do', async ({
  page,
  mailbox,
}) => {
  const email = newAddress();
  const link = await joinAt(page, '/', email, mailbox);
  await page.goto(link.replace('#', '%23'));
  await confirm(page).click();
  await expect(heading(page)).toHaveText(/^You’re number/);
  await page.goto('/waitlist?step=leave');
  await expect(heading(page)).toHaveText('Your place on the waitlist');
});
