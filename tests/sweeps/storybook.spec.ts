/** The built Storybook as a designer uses it: every documentation page and every control. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { type PreviewServer, preview } from 'vite';
import { built } from '../browser/built.ts';

const pagesAtATime = 3;

// A trace of some hundred pages is larger than the pages.
test.use({ trace: 'off' });

interface Entry {
  id: string;
  title: string;
  type: 'docs' | 'story';
}

let server: PreviewServer;
let origin = '';

test.beforeAll(async () => {
  server = await preview({
    configFile: false,
    logLevel: 'error',
    build: { outDir: built('storybook') },
    preview: { port: 0, host: '127.0.0.1' },
  });
  origin = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
});

test.afterAll(() => server.close());

function entries(): Entry[] {
  const index = readFileSync(path.join(built('storybook'), 'index.json'), 'utf8');
  return Object.values((JSON.parse(index) as { entries: Record<string, Entry> }).entries);
}

test('every documentation page is readable, and reports no error', async ({ context }) => {
  test.setTimeout(240_000);
  const waiting = entries().filter(({ type }) => type === 'docs');
  expect(waiting.length).toBeGreaterThan(100);
  const faults: string[] = [];
  async function walk() {
    const page = await context.newPage();
    for (let entry = waiting.shift(); entry; entry = waiting.shift()) {
      faults.push(...(await faultsOf(page, entry)));
    }
  }
  await Promise.all(Array.from({ length: pagesAtATime }, walk));
  expect(faults).toEqual([]);
});

async function faultsOf(page: Page, { id }: Entry): Promise<string[]> {
  const faults: string[] = [];
  const note = (text: string) => faults.push(`${id}: ${text.slice(0, 300)}`);
  page.on('console', (message) => {
    // Some stories show the fallback for a missing file.
    const isMissingFile = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !isMissingFile) note(message.text());
  });
  page.on('pageerror', (error) => note(String(error)));
  try {
    await open(page, id);
    for (const fault of await page.evaluate(findUnreadable)) note(fault);
  } catch (error) {
    note(String(error).split('\n')[0] ?? '');
  }
  page.removeAllListeners('console');
  page.removeAllListeners('pageerror');
  return faults;
}

/** Opens a documentation page as the sidebar does: the first loads the frame, later ones change it. */
async function open(page: Page, id: string) {
  const follows =
    page.url() !== 'about:blank' && (await page.evaluate(follow, id).catch(() => false));
  // Storybook reloads the frame if a story of the last page does not finish in time.
  if (!follows) await page.goto(`${origin}/iframe.html?id=${id}&viewMode=docs`);
  await expect(page.locator('#storybook-docs h1').first()).toBeInViewport({ timeout: 20_000 });
  await expect(page.locator('.sb-loader:visible')).toHaveCount(0, { timeout: 20_000 });
}

/** Runs in the page: whether the documentation page is shown within two seconds. */
function follow(storyId: string): Promise<boolean> {
  interface Channel {
    emit(event: string, given: object): void;
    on(event: string, listener: (id: string) => void): void;
  }
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
    __STORYBOOK_ADDONS_CHANNEL__: Channel;
  };
  return new Promise((settle) => {
    channel.on('docsRendered', (id) => id === storyId && settle(true));
    setTimeout(() => settle(false), 2000);
    channel.emit('setCurrentStory', { storyId, viewMode: 'docs' });
  });
}

/** Runs in the page: documentation text that is covered or cut off. */
function findUnreadable(): string[] {
  const faults: string[] = [];
  const modals = document.querySelectorAll('[role="dialog"], [role="alertdialog"], :modal');
  for (const modal of modals) {
    const { width, height } = modal.getBoundingClientRect();
    if (width * height > 0) faults.push(`open over the text: ${modal.textContent.slice(0, 60)}`);
  }
  const isOfStory = (element: Element) => element.closest('.docs-story, .sb-unstyled') !== null;
  const words = document.querySelectorAll('#storybook-docs :is(h1, h2, h3, p, dt, dd, td)');
  for (const element of words) {
    if (element.closest('nav') || isOfStory(element) || !element.textContent.trim()) continue;
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const front = document.elementFromPoint(left + Math.min(width / 2, 20), top + height / 2);
    if (front && (element.contains(front) || front.contains(element))) continue;
    faults.push(`covered by ${front?.outerHTML.slice(0, 80)}: ${element.textContent.slice(0, 60)}`);
  }
  window.scrollTo({ top: 0, behavior: 'instant' });
  return faults;
}

test('the toolbar shows the settings of the address, and the story uses them', async ({ page }) => {
  await page.goto(
    `${origin}/?path=/story/components-button--basic&globals=surface:strong;textSize:double;motion:reduced;brand:harbour`,
  );
  const toolbar = page.getByRole('region', { name: 'Toolbar' });
  await expect(toolbar.getByText('Surface: strong')).toBeAttached({ timeout: 30_000 });
  for (const title of ['Surface: strong', 'Text 200 %', 'Reduced motion', 'Brand: the second']) {
    await expect(toolbar.getByText(title, { exact: true })).toBeAttached();
  }
  const story = page.frameLocator('#storybook-preview-iframe');
  const button = story.getByRole('button', { name: 'Get the app' });
  await expect(button).toBeVisible();
  await expect(story.locator('[data-surface="strong"]')).toHaveCSS(
    'background-color',
    'rgb(11, 42, 74)',
  );
  await expect(story.locator('html')).toHaveCSS('font-size', '32px');
});
