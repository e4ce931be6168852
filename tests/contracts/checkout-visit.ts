/** A browser, a shop's pages with the element, and the sandbox, for all tests of a file. */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { type Harness, startBackend } from '../../packages/supabase-embedded/tests/harness.ts';
import { launch } from '../browser/chromium.ts';
import { type ShopPage, startShop } from './checkout-page.ts';

export interface Visit {
  sandbox: Harness;
  shop: Awaited<ReturnType<typeof startShop>>;
  browser: Browser;
  page: Page;
  /** Errors of the console and of scripts. */
  complaints: string[];
  /** Continues in a window with other settings. */
  reopen: (options: BrowserContextOptions) => Promise<void>;
  /** The element's HTML. `withApi` adds the sandbox's address. */
  element: (attributes?: string, inside?: string) => string;
  withApi: (attributes?: string) => string;
  open: (html: string, more?: Partial<ShopPage>) => Promise<unknown>;
  press: (name: string) => Promise<void>;
  heading: (text: string) => Promise<void>;
  /** The donations recorded for a key, by default `tp_test_shop`. */
  recordedDonations: (key?: string) => Promise<Record<string, unknown>[]>;
}

/** Starts and stops everything for the tests of the file that calls it. */
export function useVisit(): Visit {
  let context: BrowserContext;
  const visit = {} as Visit;
  Object.assign(visit, {
    element: (attributes = '', inside = '') =>
      `<tuppence-checkout api-key="tp_test_shop" charity-id="save-the-children" ${attributes}>${inside}</tuppence-checkout>`,
    withApi: (attributes = '') =>
      visit.element(`api-url="${visit.sandbox.url}/v1/donations" ${attributes}`),
    open: (html: string, more: Partial<ShopPage> = {}) =>
      visit.page.goto(visit.shop.page({ html, api: visit.sandbox.url, ...more }), {
        waitUntil: 'networkidle',
      }),
    press: (name: string) => visit.page.getByRole('button', { name }).click(),
    heading: (name: string) => visit.page.getByRole('heading', { name }).waitFor(),
    recordedDonations: async (key = 'tp_test_shop') => {
      const answer = await visit.sandbox.call('/v1/donations', {
        key: null,
        headers: { Authorization: `Bearer ${key}` },
      });
      return ((await answer.json()) as { data: Record<string, unknown>[] }).data;
    },
    reopen: async (options: BrowserContextOptions) => {
      await context?.close();
      context = await visit.browser.newContext({ reducedMotion: 'reduce', ...options });
      visit.page = await context.newPage();
      visit.page.setDefaultTimeout(8000);
      visit.complaints = [];
      const { complaints } = visit;
      visit.page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text());
      });
      visit.page.on('pageerror', (error) => complaints.push(String(error)));
    },
  } satisfies Partial<Visit>);
  beforeAll(async () => {
    [visit.sandbox, visit.shop, visit.browser] = await Promise.all([
      startBackend(),
      startShop(''),
      launch(),
    ]);
  });
  afterAll(async () => {
    await visit.browser?.close();
    visit.shop?.stop();
    await visit.sandbox?.stop();
  });
  beforeEach(() => visit.reopen({ viewport: { width: 1280, height: 900 } }));
  afterEach(() => context.close());
  return visit;
}
