/** Every page where no code runs: no control looks usable that is not, and every page can be reached. */
import { findDeadControls } from '../browser/dead-controls.ts';
import { routePaths, unknownPath } from '../browser/site.ts';
import { expect, test } from './fixtures.ts';

test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } });

const widths = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } };

for (const [device, viewport] of Object.entries(widths)) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport });

    for (const path of routePaths()) {
      test(`${path} has no control that nothing answers`, { tag: '@sweep' }, async ({
        page,
        expectProblem,
      }) => {
        if (path === unknownPath) expectProblem(/404/);
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        expect(await page.evaluate(findDeadControls)).toEqual([]);
        for (const form of await page
          .locator('form:has(:disabled)')
          .filter({ visible: true })
          .all()) {
          // Locators pass over what stands in <noscript>.
          expect(await form.evaluate((element) => (element as HTMLElement).innerText)).toContain(
            'needs JavaScript',
          );
        }
      });
    }
  });
}

test('the fields of a closed form do not look like those of an open one', {
  tag: '@sweep',
}, async ({ page, browser, baseURL }) => {
  const outlines = async (shown: typeof page) => {
    await shown.goto('/auth');
    const fields = shown.locator('input[type=email], input[type=password]');
    await expect(fields.first()).toBeVisible();
    return fields.evaluateAll((all) =>
      all.map((field) => {
        let box: Element | null = field;
        while (box && getComputedStyle(box).borderTopStyle === 'none') box = box.parentElement;
        return box ? getComputedStyle(box).borderTopColor : '';
      }),
    );
  };
  const open = await browser.newContext({
    ...(baseURL ? { baseURL } : {}),
    javaScriptEnabled: true,
  });
  try {
    const [email, password] = await outlines(await open.newPage());
    const closed = await outlines(page);
    expect(closed).toHaveLength(2);
    for (const colour of [email, password]) expect(colour).toMatch(/^rgb/);
    expect(closed).not.toContain(email);
    expect(closed).not.toContain(password);
  } finally {
    await open.close();
  }
});

test('nobody is invited to press a demo that takes no press', { tag: '@sweep' }, async ({
  page,
}) => {
  await page.goto('/donation-api/charities');
  const heading = page.getByRole('heading', { name: 'It’s only a demo: no money moves.' });
  await expect(heading).toBeVisible();
  await expect(heading.getByText('Go on, press something.')).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: widths.phone });

  test('the clear header of the home page covers nothing that is read', { tag: '@sweep' }, async ({
    page,
  }) => {
    await page.goto('/');
    await page.mouse.wheel(0, 900);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(800);
    await expect(page.getByRole('banner')).not.toBeInViewport();
  });

  test('why the demo of the checkout is closed stands on its card, dark on white', {
    tag: '@sweep',
  }, async ({ page }) => {
    await page.goto('/donation-api/charities');
    const why = page.locator('form p', { hasText: 'This form needs JavaScript' });
    const surface = await why.evaluate((text) =>
      text.closest('[data-surface]')?.getAttribute('data-surface'),
    );
    expect(surface).toBe('card');
  });

  test('the menu opens, leads to a page, and that page has one again', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Mobile' });
    await menu.getByRole('link', { name: 'Charities', exact: true }).click();
    await expect(page).toHaveURL('/charities');
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(menu.getByRole('link', { name: /Sign in/ })).toBeVisible();
  });
});
