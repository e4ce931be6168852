/** Modes of the system that the test of one component does not see. */
import { expect, test } from '../journeys/fixtures.ts';
import { faultsOnPaper } from './paper.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Runs in the page. Focuses each control in turn, as the keyboard would. */
function controlsWithoutRing(): string[] {
  /** The outlines of a control, of what it is drawn with, and of two elements around it. */
  const outlines = (control: Element) => {
    const drawn = control.matches('[type=radio], [type=checkbox], [type=range]')
      ? [...(control.closest('label, div')?.querySelectorAll('*') ?? [])]
      : [];
    const around = [control.parentElement, control.parentElement?.parentElement];
    return [control, ...around, ...drawn]
      .flatMap((element) => element ?? [])
      .map((element) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        return outlineStyle === 'none' ? '' : outlineWidth;
      })
      .join();
  };
  const controls = document.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, [tabindex="0"]',
  );
  return [...controls].flatMap((control) => {
    (document.activeElement as HTMLElement | null)?.blur();
    const before = outlines(control);
    control.focus({ preventScroll: true });
    if (document.activeElement !== control || outlines(control) !== before) return [];
    return [control.outerHTML.slice(0, 120)];
  });
}

test('in forced colours, every focused control has a ring', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const path of [
    '/',
    '/auth',
    '/brands',
    '/donation-api/charities',
    '/donation-api/loyalty',
  ]) {
    await page.goto(path);
    // The browser shows rings after a key, not after a press.
    await page.keyboard.press('Tab');
    expect(await page.evaluate(controlsWithoutRing), path).toEqual([]);
  }
});

test('on paper, brands keep their logos, and nothing covers the text', async ({ page }) => {
  for (const path of ['/brands', '/']) {
    await page.goto(path);
    // The skip link shows while it has the focus.
    await page.keyboard.press('Tab');
    expect(await faultsOnPaper(page), path).toEqual([]);
    await page.emulateMedia({ media: 'screen' });
  }
});
