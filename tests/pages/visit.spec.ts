/** tests/sweeps repeats these checks on all pages, at many widths and in more modes. */
import { routePaths, unknownPath } from '../browser/site.ts';
import { sweep } from '../browser/sweep.ts';
import { expect, test } from '../journeys/fixtures.ts';
import { type Scope, visit } from './visit.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Pages with different layouts. The slowest is first, so that no core waits for it at the end. */
const templates = [
  '/giving-recap',
  '/',
  '/about',
  '/charities',
  '/donation-api/charities',
  '/donation-api/ecommerce',
  '/vision',
  '/terms',
  '/made-in-hackney',
  '/summer-of-giving',
  '/investors',
  '/onboarding',
  '/auth',
  unknownPath,
];

test.setTimeout(120_000);

const scope: Scope = {
  widths: [320, 768, 1280],
  spaced: [390],
  windows: [{ width: 1280, height: 800 }],
  low: [],
  modes: false,
};

test('the other pages start without a problem, and fit a small phone', async ({ page }) => {
  for (const path of routePaths().filter((each) => !templates.includes(each))) {
    await page.goto(path);
    expect(await sweep(page, [320], [], []), path).toEqual([]);
  }
});

for (const path of templates) {
  test(`${path} passes the checks of a visit`, async ({ page, expectProblem }) => {
    if (path === unknownPath) expectProblem(/404/);
    await visit(page, path, scope);
  });
}
