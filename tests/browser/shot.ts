/**
 * Takes a screenshot with the pinned browser:
 *
 *   npx node tests/browser/shot.ts URL OUT.png [options]
 *
 *   --width 390  --height 844   size of the window (default 1280 x 800)
 *   --full                      the whole page; scrolls through it first, so that lazy pictures load
 *   --wait 500                  milliseconds to wait before the screenshot
 *   --click SELECTOR            presses this first; may be repeated
 *   --reduced-motion  --forced-colors  --no-js
 */
import { parseArgs } from 'node:util';
import { launch } from './chromium.ts';
import { scrollThrough } from './page.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    width: { type: 'string', default: '1280' },
    height: { type: 'string', default: '800' },
    full: { type: 'boolean' },
    wait: { type: 'string', default: '0' },
    click: { type: 'string', multiple: true, default: [] },
    'reduced-motion': { type: 'boolean' },
    'forced-colors': { type: 'boolean' },
    'no-js': { type: 'boolean' },
  },
});
const [url, out] = positionals;
if (!url || !out) {
  console.error(
    'Usage: npx node tests/browser/shot.ts URL OUT.png [options]; see the top of this file.',
  );
  process.exit(2);
}

const browser = await launch();
try {
  const page = await browser.newPage({
    viewport: { width: Number(values.width), height: Number(values.height) },
    reducedMotion: values['reduced-motion'] ? 'reduce' : 'no-preference',
    forcedColors: values['forced-colors'] ? 'active' : 'none',
    javaScriptEnabled: !values['no-js'],
    locale: 'en-GB',
  });
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      console.error(`${message.type()}: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => console.error(`page error: ${error.message}`));
  await page.goto(url, { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  if (values.full) await scrollThrough(page);
  for (const selector of values.click) await page.click(selector);
  await page.waitForTimeout(Number(values.wait));
  await page.screenshot({ path: out, fullPage: values.full ?? false });
} finally {
  await browser.close();
}
