/** Each test removes a part that loads late, as a release may do. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { investorPassword, invitationCodes } from '../browser/demo-credentials.ts';
import { built } from '../browser/site.ts';
import { expect, test } from '../journeys/fixtures.ts';
import { android } from '../journeys/phones.ts';
import { signInAsDemoDonor } from '../journeys/sign-in.ts';

interface Part {
  /** Default: the part's name. */
  file?: string;
  /** The address of a page, or a function that opens it. */
  open: string | ((page: Page) => Promise<void>);
  /** The interaction that loads the part. */
  use?: (page: Page) => Promise<void>;
  /** Default: the load failure. */
  says?: string;
  device?: 'phone';
  /** What the page logs besides the missing file. */
  logs?: RegExp;
}

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click();
const near = (name: string) => (page: Page) =>
  page.getByRole('region', { name }).scrollIntoViewIfNeeded();

/** By file name, without the hash. */
const parts: Record<string, Part> = {
  'get-app-dialog': { open: '/about', use: press('Get the app') },
  'waitlist-form': { open: '/', use: near('Get the app for free now'), device: 'phone' },
  'store-qr-code': { open: '/', use: near('Get the app for free now') },
  'weekly-shop': { open: '/', use: press('What would my shop give?') },
  'weekly-shop of a link': {
    file: 'weekly-shop',
    open: '/?shop=60&brands=pantry-lane,oakhurst&charity=parentkind',
  },
  search: {
    open: '/',
    use: (page) =>
      page.getByRole('heading', { name: 'Is your charity in there?' }).scrollIntoViewIfNeeded(),
  },
  'kit-tool': { open: '/charities', use: press('Make the kit') },
  'toast-region': { open: '/about', use: press(/^Copy support@/) },
  VisionUnlocked: {
    open: '/vision',
    use: async (page) => {
      await page.getByPlaceholder('Enter invitation code').fill(invitationCodes[0] ?? '');
      await page.getByRole('button', { name: 'Continue' }).click();
    },
    says: 'This page did not load',
    logs: /could not be loaded/,
  },
  Deck: {
    open: '/investors',
    use: async (page) => {
      await page.getByLabel('Password', { exact: true }).fill(investorPassword);
      await page.getByRole('button', { name: 'Access Investor Materials' }).click();
    },
    says: 'This page did not load',
    logs: /could not be loaded/,
  },
  Mailed: {
    open: '/auth?step=forgotten',
    use: async (page) => {
      await page.getByRole('textbox', { name: 'Email' }).fill('ada@tuppence.example');
      await page.getByRole('button', { name: 'Send me a link' }).click();
    },
  },
  'own-account': { open: signInAsDemoDonor },
  'recap-tools': { open: signInAsDemoDonor },
  'recap-picture': { open: signInAsDemoDonor, says: 'We couldn’t load the picture of your year.' },
  widget: {
    open: '/donation-api/charities',
    use: press('Open the widget'),
    says: 'We couldn’t fetch the widget.',
  },
  'tuppence-checkout': {
    open: '/donation-api/charities',
    use: press('Open the widget'),
    says: 'We couldn’t fetch the widget.',
  },
};

/** Parts that a page can do without, or that another test removes. */
const otherParts = {
  'structured-data': 'only search engines read it',
  invitation: 'only the invitation is missing; the invite code counts',
  'media-preload': 'media load when they are shown',
  CharityPicker: 'a plain list of charities replaces it',
  vitals: 'only measures',
  'web-vitals': 'only measures',
  'not-found': 'missing-code.spec.ts removes the code of a page',
  'waitlist-dialog': 'missing-code.spec.ts removes it',
  dist: 'missing-code.spec.ts removes it',
  'supabase-library': 'missing-code.spec.ts removes it',
};

for (const [name, { file = name, open, use, says, device, logs }] of Object.entries(parts)) {
  test.describe(name, () => {
    test.use({
      contextOptions: { reducedMotion: 'reduce' },
      splash: 'skipped',
      ...(device === 'phone' ? android : {}),
    });

    test('missing: the page says so', async ({ page, expectProblem }) => {
      expectProblem(/404/);
      if (logs) expectProblem(logs);
      const missing = new RegExp(`/${file}(-[^/]{7})?\\.js(\\?|$)`);
      await page.route(missing, (route) => route.fulfill({ status: 404, body: '' }));
      if (typeof open === 'string') await page.goto(open);
      else await open(page);
      await use?.(page);
      const words = says
        ? page.getByText(says).filter({ visible: true })
        : page.getByRole('alert').filter({ hasText: 'did not load' });
      await expect(words.first()).toBeVisible({ timeout: 15_000 });
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    });
  });
}

test('the list names every part that loads later', () => {
  const assets = path.join(built('site'), 'assets');
  const fetched = new Set<string>();
  for (const file of readdirSync(assets).filter((one) => one.endsWith('.js'))) {
    const code = readFileSync(path.join(assets, file), 'utf8');
    for (const [, name = ''] of code.matchAll(
      /\bimport\(\s*[`'"]\.\/([^`'"]+)-[^`'"]{7}\.js[`'"]/g,
    ))
      fetched.add(name);
  }
  expect(fetched).toContain('kit-tool');
  const pages = /import\('\.\/pages\/([\w-]+)'\)/g;
  const islands = /staticPart\('[\w-]+', \(\) => import\('\.\/[\w-]+\/([\w-]+)'\)/g;
  const source = (file: string) =>
    readFileSync(path.resolve(import.meta.dirname, '../../app/src', file), 'utf8');
  const listed = [
    ...Object.entries(parts).map(([name, { file = name }]) => file),
    ...Object.keys(otherParts),
  ];
  const files = ['assets', 'checkout'].flatMap((folder) =>
    readdirSync(path.join(built('site'), folder)),
  );
  expect(listed.filter((name) => !files.some((file) => file.startsWith(name)))).toEqual([]);
  const known = new Set([
    ...listed,
    ...[...source('routes.tsx').matchAll(pages)].map(([, page = '']) => page),
    ...[...source('pages/home.tsx').matchAll(islands)].map(([, part = '']) => part),
  ]);
  expect([...fetched].filter((name) => !known.has(name))).toEqual([]);
});
