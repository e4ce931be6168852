/**
 * Takes a screenshot with the pinned browser:
 *
 *   npx node tests/browser/shot.ts URL OUT.png [options]
 *
 *   --width 390  --height 844   size of the window (default 1280 x 800)
 *   --full                      the whole page; scrolls through it first, so that lazy pictures load
 *   --wait 500                  milliseconds to wait before the screenshot
 *   --click SELECTOR, --hover SELECTOR, --type SELECTOR=TEXT, --press KEY, --scroll Y
 *                               actions before the screenshot, in the order given
 *   --scale 2                   device pixels per CSS pixel
 *   --reduced-motion  --forced-colors  --no-js  --user-agent ios|android
 */
import { parseArgs } from 'node:util';
import { type BrowserContextOptions, devices, type Page } from 'playwright';
import { launch } from './chromium.ts';
import { scrollThrough } from './page.ts';

const { values, positionals, tokens } = parseArgs({
  allowPositionals: true,
  tokens: true,
  options: {
    width: { type: 'string', default: '1280' },
    height: { type: 'string', default: '800' },
    scale: { type: 'string', default: '1' },
    full: { type: 'boolean' },
    wait: { type: 'string', default: '0' },
    click: { type: 'string', multiple: true },
    hover: { type: 'string', multiple: true },
    type: { type: 'string', multiple: true },
    press: { type: 'string', multiple: true },
    scroll: { type: 'string', multiple: true },
    'reduced-motion': { type: 'boolean' },
    'forced-colors': { type: 'boolean' },
    'no-js': { type: 'boolean' },
    'user-agent': { type: 'string' },
  },
});
const [url, out] = positionals;
if (!url || !out) {
  console.error(
    'Usage: npx node tests/browser/shot.ts URL OUT.png [options]; see the top of this file.',
  );
  process.exit(2);
}

const userAgents: Record<string, string | undefined> = {
  ios: devices['iPhone 15']?.userAgent,
  android: devices['Pixel 7']?.userAgent,
};
const agent = values['user-agent'];
const context: BrowserContextOptions = {
  viewport: { width: Number(values.width), height: Number(values.height) },
  deviceScaleFactor: Number(values.scale),
  reducedMotion: values['reduced-motion'] ? 'reduce' : 'no-preference',
  forcedColors: values['forced-colors'] ? 'active' : 'none',
  javaScriptEnabled: !values['no-js'],
  locale: 'en-GB',
  ...(agent ? { userAgent: userAgents[agent] ?? agent } : {}),
};

async function act(page: Page, name: string, value: string) {
  if (name === 'click') await page.click(value);
  if (name === 'hover') await page.hover(value);
  if (name === 'press') await page.keyboard.press(value);
  if (name === 'scroll') await page.evaluate((y) => window.scrollTo(0, y), Number(value));
  if (name === 'type') {
    const split = value.lastIndexOf('=');
    await page.fill(value.slice(0, split), value.slice(split + 1));
  }
}

const browser = await launch();
try {
  const page = await browser.newPage(context);
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      console.error(`${message.type()}: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => console.error(`page error: ${error.message}`));
  await page.goto(url, { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  if (values.full) await scrollThrough(page);
  for (const token of tokens) {
    if (token.kind === 'option' && token.value) await act(page, token.name, token.value);
  }
  await page.waitForTimeout(Number(values.wait));
  await page.screenshot({ path: out, fullPage: values.full ?? false });
} finally {
  await browser.close();
}
