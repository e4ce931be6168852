/** What a screen reader is told: names, landmarks, each announcement once, and a focus that is never lost. */
import type { Page } from '@playwright/test';
import {
  demoDonorEmail,
  demoDonorPassword,
  investorPassword,
} from '../browser/demo-credentials.ts';
import { landmarkFaults } from '../browser/landmark-faults.ts';
import { routePaths, unknownPath } from '../browser/site.ts';
import { expect, test } from '../journeys/fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of routePaths()) {
  test(`${path}: landmarks can be told apart, and every control has a name`, async ({
    page,
    expectProblem,
  }) => {
    if (path === unknownPath) expectProblem(/404/);
    await page.goto(path);
    expect(await page.evaluate(landmarkFaults)).toEqual([]);
    for (const role of ['button', 'link', 'textbox', 'checkbox', 'radio', 'combobox'] as const) {
      await expect(page.getByRole(role, { name: /^$/ })).toHaveCount(0);
    }
  });
}

/** Collects what live regions say, from now on. */
async function listen(page: Page) {
  await page.evaluate(() => {
    const said: string[] = [];
    (window as unknown as { said: string[] }).said = said;
    const live = '[role=status], [role=alert], [aria-live=polite], [aria-live=assertive], output';
    new MutationObserver((changes) => {
      const regions = new Set<Element>();
      for (const { target, type, removedNodes, addedNodes } of changes) {
        if (type === 'childList' && removedNodes.length > 0 && addedNodes.length === 0) continue;
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest(live);
        if (region) regions.add(region);
        for (const node of addedNodes) {
          if (node instanceof Element)
            for (const one of node.querySelectorAll(live)) regions.add(one);
        }
      }
      for (const region of regions) {
        const words = region.textContent?.trim();
        if (words && said.at(-1) !== words) said.push(words);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
}
const said = (page: Page) => page.evaluate(() => (window as unknown as { said: string[] }).said);

/** What has the focus, in words; empty where it is lost. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return '';
    return element.getAttribute('aria-label') ?? (element.textContent?.trim() || element.localName);
  });

async function signIn(page: Page) {
  await page.goto('/auth');
  await page.getByRole('textbox', { name: 'Email' }).fill(demoDonorEmail);
  await page.getByLabel(/^Password/).fill(demoDonorPassword);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/giving-recap');
  await expect(page.getByRole('table', { name: 'By month' })).toBeVisible();
}

test('the recap: a change of year is said once, folding leads to the rows, signing out keeps a focus', async ({
  page,
}) => {
  await signIn(page);
  expect(await focused(page)).not.toBe('');
  const year = page.getByLabel('Tax year');
  await year.focus();
  await listen(page);
  await page.keyboard.press('ArrowDown');
  await expect.poll(async () => (await said(page)).length).toBe(1);
  await expect(year).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.getByRole('button', { name: /^Show all \d+ gifts$/ }).focus();
  await page.keyboard.press('Enter');
  expect(await focused(page)).not.toBe('');
  await page.getByRole('button', { name: 'Sign out' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/auth/);
  await expect.poll(() => focused(page)).not.toBe('');
});

test('the deck by keyboard: each step takes the focus to its heading and is said once', async ({
  page,
}) => {
  await page.goto('/investors');
  await page.getByLabel('Password', { exact: true }).fill(investorPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByLabel('What’s your name?').fill('Ada');
  await listen(page);
  await page.keyboard.press('Enter');
  for (let step = 2; step <= 7; step++) {
    await expect(page).toHaveURL(new RegExp(`step=${step}$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect.poll(() => said(page)).toContain(`Step ${step} of 7`);
    if (step < 7) await page.keyboard.press('ArrowRight');
  }
  const steps = (await said(page)).filter((words) => /^Step \d of 7$/.test(words));
  expect(steps).toEqual([2, 3, 4, 5, 6, 7].map((step) => `Step ${step} of 7`));
});

test('the onboarding by keyboard: the focus is never lost, and every step begins at its heading', async ({
  page,
}) => {
  await page.goto('/onboarding');
  await page.getByLabel("What's your name?").fill('Ada');
  await page.keyboard.press('Enter');
  await expect(page.getByText('500B+')).toBeVisible();
  expect(await focused(page)).not.toBe('');
  await page.getByRole('button', { name: 'Continue' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  expect(await focused(page)).not.toBe('');
});

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    userAgent:
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Mobile Safari/537.36',
  });

  test('the waitlist: success is said once, and the focus stays in the form', async ({ page }) => {
    await page.goto('/');
    const form = page.getByRole('region', { name: 'Get the app for free now' });
    await form.scrollIntoViewIfNeeded();
    await form
      .getByRole('textbox', { name: 'Email address' })
      .fill(`reader.${crypto.randomUUID().slice(0, 8)}@tuppence.example`);
    await form.getByRole('checkbox').check();
    await form.getByRole('button', { name: 'Submit' }).focus();
    await listen(page);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Thank you for joining!', { exact: true })).toBeVisible();
    await expect
      .poll(async () => (await said(page)).filter((words) => /Thank you for joining/.test(words)))
      .toHaveLength(1);
    await expect(form.locator(':focus')).toHaveCount(1);
  });

  test('the menu: opened, left by Escape, the focus is back on its button', async ({ page }) => {
    await page.goto('/about');
    const open = page.getByRole('button', { name: 'Open menu' });
    await open.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('navigation', { name: 'Mobile' }).locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(open).toBeFocused();
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Charities', exact: true }).press('Enter');
    await expect(page).toHaveURL('/charities');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});
