/** The main action of each page can be pressed without scrolling. */
import { devices } from '@playwright/test';
import { routePaths, unknownPath } from '../browser/site.ts';
import { expect, test } from '../journeys/fixtures.ts';

const phone = { contextOptions: { reducedMotion: 'reduce' } } as const;
const sizes = {
  'a small Android phone': {
    ...phone,
    viewport: { width: 360, height: 640 },
    userAgent: devices['Pixel 7'].userAgent,
  },
  'an iPhone': {
    ...phone,
    viewport: { width: 390, height: 844 },
    userAgent: devices['iPhone 14'].userAgent,
  },
  'a small laptop': { ...phone, viewport: { width: 1366, height: 768 } },
  'a laptop': { ...phone, viewport: { width: 1440, height: 900 } },
};

/** Pages for reading: their actions are in the header or at the end. */
const readingOnly = [
  '/about',
  '/accessibility',
  '/brands',
  '/privacy',
  '/privacy-policy',
  '/terms',
  '/terms-and-conditions',
];

for (const [name, settings] of Object.entries(sizes)) {
  test.describe(`on ${name}`, () => {
    test.use(settings);
    test('the main action of every page is on the first screen', async ({
      page,
      expectProblem,
    }) => {
      test.setTimeout(120_000);
      expectProblem(/404/);
      const below: string[] = [];
      for (const path of routePaths()) {
        // Its first button sends one of the sample requests, in the middle of the text.
        if (path === '/donation-api/reference') continue;
        await page.goto(path);
        // Without a session, /giving-recap gives way to the sign-in form.
        if (path === '/giving-recap') await page.getByLabel('Email').waitFor();
        const call = await page.evaluate(firstCallToAction);
        if (readingOnly.includes(path)) {
          if (call && call.bottom <= call.fold) below.push(`${path}: needs no exception any more`);
        } else if (!call) below.push(`${path}: none`);
        else if (call.bottom > call.fold)
          below.push(`${path}: "${call.text}" ends at ${call.bottom} of ${call.fold} px`);
      }
      expect(below).toEqual([]);
      expect(routePaths()).toEqual(expect.arrayContaining([unknownPath, ...readingOnly]));
    });
  });
}

/** Runs in the page: the first link or button of the content that looks like a button. */
function firstCallToAction() {
  const fixed = [...document.querySelectorAll('body *')].filter((element) => {
    const { position, bottom } = getComputedStyle(element);
    return (
      position === 'fixed' &&
      bottom === '0px' &&
      element.checkVisibility() &&
      element.getBoundingClientRect().top > window.innerHeight / 2
    );
  });
  const fold = Math.min(
    window.innerHeight,
    ...fixed.map((element) => element.getBoundingClientRect().top),
  );
  for (const element of document.querySelectorAll<HTMLElement>('main a[href], main button')) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const { height, bottom } = element.getBoundingClientRect();
    const { backgroundColor, borderTopWidth } = getComputedStyle(element);
    const isDrawn = !/, 0\)$|transparent/.test(backgroundColor) || borderTopWidth !== '0px';
    if (height < 36 || !isDrawn) continue;
    const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
    return { text, bottom: Math.round(bottom), fold: Math.round(fold) };
  }
  return null;
}
