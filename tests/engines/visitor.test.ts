/** The essentials of a visit in the engines that Chromium is not. */
import { setTimeout as wait } from 'node:timers/promises';
import { machineKeys } from '@tuppence/supabase-embedded/keys';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { paths } from '../../app/prerender/paths.ts';
import { type Site, startSite } from '../browser/site.ts';
import { type EnginePage, engines } from './engines.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.stop());

for (const { name, debian, installed, launch } of engines) {
  const title = installed ? name : `${name} (not run: ${debian} is not installed)`;
  describe.skipIf(!installed)(title, () => {
    let page: EnginePage;
    beforeAll(async () => {
      page = await launch();
    });
    afterAll(() => page?.close());

    async function until(script: string) {
      for (let round = 0; round < 200; round++) {
        if (await page.evaluate(script).catch(() => false)) return;
        await wait(100);
      }
      throw new Error(`It never came: ${script}`);
    }

    /** Opens a page and waits until it answers. */
    async function open(path: string) {
      await page.open(`${site.url}${path}`);
      await until(
        `() => !document.querySelector('[data-loading="true"]') && window.early === undefined`,
      );
    }

    test.each(['/', '/charities', '/about', '/made-in-hackney', '/auth'])(
      '%s opens with its header on one row and no text over text',
      async (path) => {
        for (const width of [520, 834, 1366]) {
          await page.resize(width, 900);
          await open(path);
          const height = await page.evaluate(
            `() => document.querySelector('header')?.offsetHeight ?? 0`,
          );
          expect(height, `header at ${width}`).toBeLessThan(90);
          expect(await page.evaluate(textOverText), `at ${width}`).toEqual([]);
          expect(
            await page.evaluate(
              '() => document.documentElement.scrollWidth <= document.documentElement.clientWidth',
            ),
            `sideways at ${width}`,
          ).toBe(true);
        }
      },
    );

    test('the menu opens, leads on and closes', async () => {
      await page.resize(520, 900);
      await open('/');
      await page.click('header button[popovertarget]');
      await until(`() => document.querySelector('nav[popover]').matches(':popover-open')`);
      await page.click('nav[popover] a[href="/about"]');
      await until(`() => location.pathname === '/about' && document.querySelector('#contact-us')`);
      expect(
        await page.evaluate(
          `() => document.querySelector('nav[popover]').matches(':popover-open')`,
        ),
      ).toBe(false);
    });

    test('an address left on the waitlist is stored', async () => {
      await page.resize(520, 900);
      await open('/about');
      await page.click('header button[aria-haspopup="dialog"]');
      const email = `${name.toLowerCase()}.${crypto.randomUUID()}@tuppence.example`;
      await until(`() => document.querySelector('[role="dialog"] input[type="email"]')`);
      await page.type('[role="dialog"] input[type="email"]', email);
      await page.click('[role="dialog"] input[type="checkbox"]');
      await page.click('[role="dialog"] button[type="submit"]');
      await until(`() => document.body.innerText.includes('Thank you for joining!')`);
      const { secret } = machineKeys(paths.keys);
      const rows = await fetch(`${site.url}/rest/v1/email_signups?email=eq.${email}`, {
        headers: { apikey: secret, authorization: `Bearer ${secret}` },
      });
      expect(await rows.json()).toMatchObject([{ email, type: 'early_access' }]);
    });
  });
}

/** Pairs of texts that lie on one another, as far as both are seen. */
const textOverText = `() => {
  const lines = [];
  const walker = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const parent = node.parentElement;
    if (!node.data.trim() || parent.closest('[aria-hidden="true"], [hidden], script, style, noscript')) continue;
    // Words for screen readers alone.
    if (getComputedStyle(parent).clipPath !== 'none') continue;
    if (!parent.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { left, top, right, bottom } of range.getClientRects()) {
      // Line boxes are taller than their letters.
      const inset = (bottom - top) * 0.25;
      if (right - left > 2 && bottom - top > 2) lines.push({ left, top: top + inset, right, bottom: bottom - inset, node });
    }
  }
  lines.sort((a, b) => a.top - b.top);
  const pairs = [];
  for (const [index, a] of lines.entries()) {
    for (const b of lines.slice(index + 1)) {
      if (b.top > a.bottom) break;
      const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (a.node !== b.node && width > 4 && height > 2) {
        pairs.push(a.node.data.trim().slice(0, 40) + ' / ' + b.node.data.trim().slice(0, 40));
      }
    }
  }
  return pairs;
}`;
