import { devices, type Page } from 'playwright';
import { launch } from '../browser/chromium.ts';
import { hydrated } from '../browser/late-code.ts';
import { slow } from './slow-phone.ts';

declare global {
  interface Window {
    /** Milliseconds from each interaction to its next paint, by its number. */
    interactions: Map<number, number>;
  }
}

interface Journey {
  path: string;
  before?: (page: Page) => Promise<unknown>;
  steps: ((page: Page) => Promise<unknown>)[];
}

const button = (name: string | RegExp) => async (page: Page) =>
  page.getByRole('button', { name }).filter({ visible: true }).first().tap();
const link = (name: string) => async (page: Page) =>
  page.getByRole('link', { name, exact: true }).filter({ visible: true }).first().tap();
const type = (role: 'searchbox' | 'textbox', text: string) => async (page: Page) =>
  page.getByRole(role).first().pressSequentially(text, { delay: 150 });

const journeys: Record<string, Journey> = {
  menu: { path: '/', steps: [button('Open menu'), button('Close menu')] },
  dialogs: {
    path: '/',
    steps: [
      button('Get the app'),
      (page) => page.getByRole('dialog').press('Escape'),
      button('What would mine give?'),
      (page) => page.getByRole('dialog').press('Escape'),
    ],
  },
  finder: {
    path: '/',
    before: (page) => page.locator('#find-a-charity').scrollIntoViewIfNeeded(),
    steps: [type('searchbox', 'hospice')],
  },
  calculator: { path: '/charities', steps: [type('textbox', '250'), button('Calculate')] },
  checkout: {
    path: '/donation-api/charities',
    steps: [button('Continue'), button('Continue'), button('Donate Now'), button('Start Over')],
  },
  deck: {
    path: '/investors?step=2',
    before: (page) =>
      page.evaluate(() => {
        sessionStorage.setItem('investor-auth', 'true');
        sessionStorage.setItem('investor-name', 'Ada');
        location.reload();
      }),
    steps: [...Array(5).keys()].map(() => button(/^(Continue|Next|Final)/)),
  },
  'recap of 2,400 gifts': {
    path: '/giving-recap',
    before: signInWithGifts,
    steps: [
      (page) => page.getByLabel('Tax year').press('ArrowDown'),
      button(/^Show (all|\d+ more)/),
      button(/^Show (all|\d+ more|fewer)/),
    ],
  },
  'page change': { path: '/', steps: [button('Open menu'), link('About Us'), button('Open menu')] },
};

/** Milliseconds from press to paint, on a phone whose processor is slowed down by `rate`. */
export async function pressAll(url: string, rate: number): Promise<Record<string, number[]>> {
  const browser = await launch();
  const measured: Record<string, number[]> = {};
  for (const [name, { path, before, steps }] of Object.entries(journeys)) {
    const context = await browser.newContext({ ...devices['Pixel 7'], serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.addInitScript(observe);
    await slow(page, rate);
    await page.goto(url + path);
    await hydrated(page);
    await before?.(page);
    for (const step of steps) {
      await quiet(page);
      await step(page);
    }
    await quiet(page);
    measured[name] = await page.evaluate(() => [...window.interactions.values()]);
    await context.close();
  }
  await browser.close();
  return measured;
}

/** Runs before the page's scripts. The browser reports nothing below 16 ms. */
function observe() {
  window.interactions = new Map();
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId)
        window.interactions.set(
          entry.interactionId,
          Math.max(entry.duration, window.interactions.get(entry.interactionId) ?? 0),
        );
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** Until the page has shown what a press began. Two taps within 300 ms would count as one. */
async function quiet(page: Page): Promise<void> {
  await page.waitForTimeout(400);
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
}

const gifts = Array.from({ length: 2400 }, (_, at) => ({
  id: `${at}`.padStart(36, '0'),
  given_on: new Date(Date.UTC(2026, 9, 30) - at * 43_200_000).toISOString().slice(0, 10),
  kind: 'brand_donation',
  brand: `Brand ${at % 30}`,
  credit_pence: 5000,
  share_pence: 250 + (at % 90),
  charity: `Charity ${at % 40}`,
  gift_aid: false,
}));

async function signInWithGifts(page: Page): Promise<void> {
  let sent = 0;
  await page.route('**/rest/v1/gifts*', (route) => {
    const part = gifts.slice(sent, sent + 1000);
    sent += part.length;
    return route.fulfill({ json: part });
  });
  await page.evaluate(() => {
    const expires = Math.round(Date.now() / 1000) + 3600;
    const part = (value: object) => btoa(JSON.stringify(value)).replace(/=+$/, '');
    const token = `${part({ alg: 'HS256' })}.${part({ sub: 'donor', exp: expires })}.c2ln`;
    const user = { id: 'donor', email: 'ada@example.org', user_metadata: {}, aud: 'authenticated' };
    localStorage.setItem(
      'tuppence-auth',
      JSON.stringify({
        access_token: token,
        refresh_token: 'none',
        token_type: 'bearer',
        expires_in: 3600,
        expires_at: expires,
        user,
      }),
    );
  });
  await page.goto(new URL('/giving-recap', page.url()).href);
  await page.getByRole('table').first().waitFor();
}
