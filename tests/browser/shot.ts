/**
 * Takes a screenshot with the pinned browser:
 *
 *   npm run shot -- URL OUT.png [options]
 *
 *   --width 390  --height 844   size of the window (default 1280 x 800)
 *   --full                      the whole page; scrolls through it first, so that lazy pictures load
 *   --click SELECTOR            presses this first; may be repeated
 *   --wait 500                  milliseconds to wait before the screenshot
 */
import { parseArgs } from 'node:util';
import { launch } from './chromium.ts';
import { scrollThrough } from './page.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    width: { type: 'string', default: '1280' },
    height: { type: 'string', default: '800' },
    full: { type: 'boolean', default: false },
    click: { type: 'string', multiple: true, default: [] },
    wait: { type: 'string', default: '0' },
  },
});
const [url, out] = positionals;
if (!url || !out) throw new Error('Usage: npm run shot -- URL OUT.png [options]');

const browser = await launch();
try {
  const viewport = { width: Number(values.width), height: Number(values.height) };
  const page = await browser.newPage({ viewport });
  page.on('console', (message) => console.log(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => console.error(`page error: ${error.message}`));
  await page.goto(url, { waitUntil: 'load' });
  if (values.full) await scrollThrough(page);
  for (const selector of values.click) await page.click(selector);
  await page.waitForTimeout(Number(values.wait));
  await page.screenshot({ path: out, fullPage: values.full });
} finally {
  await browser.close();
}
