import { routePaths } from '../browser/site.ts';
import { expect, test } from '../journeys/fixtures.ts';
import { android, iPhone } from '../journeys/phones.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const sizes = {
  'a small Android phone': { ...android, viewport: { width: 360, height: 640 } },
  'an iPhone': iPhone,
  'a small laptop': { viewport: { width: 1366, height: 768 } },
  'a laptop': { viewport: { width: 1440, height: 900 } },
};

/** Pages whose actions are in the header or at the end. */
const readingOnly = [
  '/about',
  '/accessibility',
  '/help',
  '/brands',
  // Its first button sends a sample request.
  '/donation-api/reference',
  '/privacy',
  '/privacy-policy',
  '/terms',
  '/terms-and-conditions',
];

for (const [name, settings] of Object.entries(sizes)) {
  test.describe(`on ${name}`, () => {
    test.use(settings);
    test('every main action is on the first screen', async ({ page, expectProblem }) => {
      test.setTimeout(120_000);
      expectProblem(/404/);
      const below: string[] = [];
      for (const path of routePaths()) {
        if (readingOnly.includes(path)) continue;
        await page.goto(path);
        // Without a session, /giving-recap redirects to the sign-in form.
        if (path === '/giving-recap') await page.getByLabel('Email').waitFor();
        const call = await page.evaluate(firstCallToAction);
        if (!call) below.push(`${path}: none`);
        else if (call.bottom > call.fold)
          below.push(`${path}: "${call.text}" ends at ${call.bottom} of ${call.fold} px`);
      }
      expect(below).toEqual([]);
    });
  });
}

/** Runs in the page. Finds the first link or button that looks like a button. */
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
