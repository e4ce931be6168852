import { routePaths, unknownPath } from '../browser/site.ts';
import { expect, test } from './fixtures.ts';

/** Runs in the page. Finds controls that do nothing without scripts. */
function findDeadControls(): string[] {
  const controls = document.querySelectorAll<HTMLElement>(
    'button, input:not([type=hidden]), select, textarea, a:not([href]), [role=button], [role=tab], [role=slider], [role=combobox], [role=switch], [role=checkbox], [role=radio], [role=menuitem], video:not([controls])',
  );
  const canBeSent = (form: HTMLFormElement | null) =>
    Boolean(form?.hasAttribute('action') && form.querySelector('[type=submit]:enabled'));
  const works = (control: HTMLElement) => {
    if (control.matches(':disabled')) return true;
    if (control.matches('[popovertarget], [commandfor]')) return true;
    return canBeSent(control.closest('form'));
  };
  return [...controls]
    .filter((control) => {
      const { width, height } = control.getBoundingClientRect();
      const visible = control.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      return visible && width > 1 && height > 1 && !works(control);
    })
    .map((control) => {
      const name = control.getAttribute('aria-label') ?? control.textContent?.trim();
      return `${control.tagName} ${control.getAttribute('type') ?? ''} ${name || control.id}`.slice(
        0,
        90,
      );
    });
}

test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } });

const widths = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } };

for (const [device, viewport] of Object.entries(widths)) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport });

    for (const path of routePaths()) {
      test(`every control on ${path} works`, { tag: '@sweep' }, async ({ page, expectProblem }) => {
        if (path === unknownPath) expectProblem(/404/);
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        expect(await page.evaluate(findDeadControls)).toEqual([]);
        for (const form of await page
          .locator('form:has(:disabled)')
          .filter({ visible: true })
          .all()) {
          // Locators ignore the contents of <noscript>.
          expect(await form.evaluate((element) => (element as HTMLElement).innerText)).toContain(
            'needs JavaScript',
          );
        }
      });
    }
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: widths.phone });

  test('the header of the home page scrolls away', { tag: '@sweep' }, async ({ page }) => {
    await page.goto('/');
    await page.mouse.wheel(0, 900);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(800);
    await expect(page.getByRole('banner')).not.toBeInViewport();
  });

  test('the page is visible at once, and the menu leads to other pages', async ({ page }) => {
    await page.goto('/');
    // Without waiting, because the splash disappears by itself after 2500 ms.
    const isShown = await page
      .getByRole('heading', { level: 1 })
      .evaluate((heading) => heading.checkVisibility({ opacityProperty: true }));
    expect(isShown).toBe(true);
    expect(await page.getByRole('status').isVisible()).toBe(false);
    await expect(
      page.getByRole('banner').getByRole('link', { name: /^Get the app/ }),
    ).toHaveAttribute('href', /^https:\/\/apps\.apple\.com\//);
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Main' });
    await menu.getByRole('link', { name: 'Charities', exact: true }).click();
    await expect(page).toHaveURL('/charities');
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(menu.getByRole('link', { name: /Sign in/ })).toBeVisible();
  });
});
