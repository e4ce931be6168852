import { type CDPSession, devices, type Page } from 'playwright';
import { launch } from '../browser/chromium.ts';
import { hydrated } from '../browser/late-code.ts';

declare global {
  /** Milliseconds from each interaction to its next paint, by its number. */
  var interactions: Map<number, number>;
}

type Step = (page: Page, session: CDPSession) => Promise<unknown>;

const idle = (page: Page) => page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
const tap =
  (
    role: 'button' | 'checkbox' | 'link' | 'radio' | 'searchbox' | 'textbox',
    name: string | RegExp = /./,
  ): Step =>
  async (page, session) => {
    const target = page.getByRole(role, { name }).filter({ visible: true }).first();
    await target.scrollIntoViewIfNeeded();
    await idle(page);
    const { x = 0, y = 0, width = 0, height = 0 } = (await target.boundingBox()) ?? {};
    const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    // A finger stays on the glass about as long. Playwright's own tap takes no time.
    await page.waitForTimeout(80);
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
const button = (name: string | RegExp) => tap('button', name);
const type = (text: string) => (page: Page) => page.keyboard.type(text, { delay: 150 });
const leaveDialog = (page: Page) => page.getByRole('dialog').press('Escape');

const journeys: Record<string, { path: string; steps: Step[] }> = {
  dialogs: {
    path: '/',
    steps: [button('Get the app'), leaveDialog, button('What would my shop give?'), leaveDialog],
  },
  finder: { path: '/#find-a-charity', steps: [tap('searchbox'), type('hospice')] },
  calculator: { path: '/charities', steps: [tap('textbox'), type('250'), button('Calculate')] },
  checkout: {
    path: '/donation-api/charities',
    steps: [
      tap('radio', '£50'),
      button('Continue'),
      tap('checkbox', /Gift Aid/),
      ...['Continue', 'Donate Now', 'Start Over'].map(button),
    ],
  },
  deck: { path: '/investors?step=2', steps: Array(5).fill(button(/^(Continue|Next|Final)/)) },
  'recap of 2,400 gifts': {
    path: '/giving-recap',
    steps: [
      (page) => page.getByLabel('Tax year').press('ArrowDown'),
      button(/^Show (all|\d+ more)/),
      button(/^Show (all|\d+ more|fewer)/),
    ],
  },
  'page change': {
    path: '/',
    steps: [...['Open menu', 'Close menu', 'Open menu'].map(button), tap('link', 'About Us')],
  },
};

/** The longest time of each step, in ms from a press to its paint. `rate` slows the processor down. */
export async function pressAll(url: string, rate: number): Promise<Record<string, number>> {
  const browser = await launch();
  const measured: Record<string, number> = {};
  for (const [name, { path, steps }] of Object.entries(journeys)) {
    const context = await browser.newContext(devices['Pixel 7']);
    await context.addInitScript(prepare);
    const answer = gifts();
    await context.route('**/rest/v1/gifts*', (route) =>
      route.fulfill({ json: answer.splice(0, 1000) }),
    );
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    await page.goto(url + path);
    await hydrated(page);
    // Two taps within 300 ms would count as one.
    await page.waitForTimeout(400);
    for (const [at, step] of steps.entries()) {
      await idle(page);
      await page.evaluate(() => window.interactions.clear());
      await step(page, session);
      await page.waitForTimeout(400);
      const times = await page.evaluate(() => [...window.interactions.values()]);
      // Nothing below 16 ms is reported.
      measured[`${name} ${at + 1}`] = Math.max(16, ...times);
    }
    await context.close();
  }
  await browser.close();
  return measured;
}

/** Runs before the page's scripts: opens the deck and signs in. */
function prepare() {
  sessionStorage.setItem('investor-auth', 'true');
  sessionStorage.setItem('investor-name', 'Ada');
  const user = { id: 'donor', email: 'ada@example.org', user_metadata: {} };
  const session = { access_token: 'a', refresh_token: 'r', expires_at: 4e9, user };
  if (location.pathname === '/giving-recap')
    localStorage.setItem('tuppence-auth', JSON.stringify(session));
  window.interactions = new Map();
  new PerformanceObserver((list) => {
    for (const { interactionId: id, duration } of list.getEntries() as PerformanceEventTiming[])
      if (id) window.interactions.set(id, Math.max(duration, window.interactions.get(id) ?? 0));
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

const gifts = () =>
  Array.from({ length: 2400 }, (_, at) => ({
    id: `${at}`.padStart(36, '0'),
    given_on: new Date(Date.now() - at * 43_200_000).toISOString().slice(0, 10),
    ...{ kind: 'own_gift', share_pence: 250 + (at % 90), gift_aid: at % 2 === 0 },
    charity: `Charity ${at % 40}`,
  }));
