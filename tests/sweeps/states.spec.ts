import type { Page } from '@playwright/test';
import { invitationCodes } from '../browser/demo-credentials.ts';
import { sweep } from '../browser/sweep.ts';
import { expect, test } from '../journeys/fixtures.ts';
import { fillSignUp, signInAsDemoDonor } from '../journeys/sign-in.ts';
import { axe } from '../pages/visit.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const widths = [320, 347, 397, 483, 601, 711, 767, 769, 834, 1003, 1111, 1180, 1447, 1920];

const longName = 'Bartholomew-Fitzgerald';
const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click();

const toastGone = (page: Page) =>
  expect(page.getByRole('region', { name: /notifications/ }).getByRole('listitem')).toHaveCount(0, {
    timeout: 15_000,
  });

async function openDeck(page: Page, step: number) {
  await page.addInitScript((name) => {
    sessionStorage.setItem('investor-auth', 'true');
    sessionStorage.setItem('investor-name', name);
  }, longName);
  await page.goto(`/investors?step=${step}`);
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', String(step));
}

const states: Record<string, (page: Page) => Promise<void>> = {
  ...Object.fromEntries(
    [1, 2, 3, 4, 5, 6, 7].map((step) => [
      `the deck, step ${step}`,
      (page: Page) => openDeck(page, step),
    ]),
  ),
  'onboarding, the home of giving': async (page) => {
    await page.goto('/onboarding');
    await page.getByLabel("What's your name?").fill(longName);
    await press(page, 'Continue');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Global Home of Giving');
  },
  'onboarding, the founders': async (page) => {
    await page.goto('/onboarding?step=3');
    await page.getByRole('radio', { name: 'Rhiannon' }).check();
  },
  'the vision after its gate': async (page) => {
    await page.goto('/vision');
    await page.getByLabel('Invitation code').fill(invitationCodes[0] ?? '');
    await press(page, 'Continue');
    await expect(page.getByRole('heading', { name: 'What a machine may do' })).toBeVisible();
  },
  'the sign-up form with errors': async (page) => {
    await page.goto('/auth');
    await press(page, 'Create account');
    await press(page, 'Create account');
    await expect(page.getByText('Please enter your first name.')).toBeVisible();
  },
  'the page after signing up': async (page) => {
    await page.goto('/auth');
    await press(page, 'Create account');
    await fillSignUp(page, `${longName}.of.${longName}@example.org`, longName, longName);
    await press(page, 'Create account');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Check', {
      timeout: 20_000,
    });
    await toastGone(page);
  },
  'the giving recap without gifts': async (page) => {
    await page.route('**/rest/v1/gifts**', (route) => route.fulfill({ json: [] }));
    await signInAsDemoDonor(page);
    await expect(page.getByRole('heading', { name: /first gift/ })).toBeVisible();
    await toastGone(page);
  },
  'the result of the calculator': async (page) => {
    await page.goto('/charities');
    await page.getByLabel('How many donors do you have?').fill('1234567');
    await press(page, 'Calculate');
    await expect(page.getByText('Every year')).toBeVisible();
  },
  'the charity kit': async (page) => {
    await page.goto('/voluntary-action-arun-chichester');
    await press(page, 'Make the kit');
    await expect(page.getByRole('img', { name: /^Poster for/ })).toBeVisible();
  },
  'the loyalty demo, step 2': async (page) => {
    await page.goto('/donation-api/loyalty');
    await press(page, 'Continue');
    await expect(page.getByText('Step 2 of 3.')).toBeVisible();
  },
  'the dialog for a visitor’s own shop': async (page) => {
    await page.goto('/');
    await press(page, 'What would my shop give?');
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'a visitor’s own receipt': async (page) => {
    await page.goto('/?shop=987&brands=pantry-lane,oakhurst,copperfield-books');
    await expect(page.getByRole('figure', { name: /^Receipt for a weekly shop/ })).toBeVisible();
  },
  'search results': async (page) => {
    await page.goto('/');
    await page.getByRole('heading', { name: 'Is your charity in there?' }).scrollIntoViewIfNeeded();
    await page.getByRole('searchbox', { name: 'Search for a charity' }).fill('trust');
    await expect(page.getByRole('list', { name: 'Charities with a page here' })).toBeVisible();
  },
  'open answers': async (page) => {
    await page.goto('/');
    for (const question of await page.locator('details > summary').all()) await question.click();
  },
};

for (const [state, open] of Object.entries(states)) {
  test(`${state}: no axe violations, and no layout faults at any tested size`, async ({ page }) => {
    test.setTimeout(120_000);
    await open(page);
    expect(await axe(page)).toEqual([]);
    expect(await sweep(page, widths, [361, 834, 1279])).toEqual([]);
  });
}
