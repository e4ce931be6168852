import type { Page } from '@playwright/test';

/** What is wrong when the page is printed without backgrounds, the browsers' default. */
export async function faultsOnPaper(page: Page): Promise<string[]> {
  const logos = page.locator('main :is(th, li) [style*="background-color"]');
  const shown = await logos.filter({ visible: true }).count();
  await page.emulateMedia({ media: 'print' });
  const printed = await logos.filter({ visible: true }).count();
  const faults = await page.evaluate(drawnWrongly);
  return printed < shown ? [`${shown - printed} of ${shown} logos are missing`, ...faults] : faults;
}

/** Runs in the page. */
function drawnWrongly(): string[] {
  const visible = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const of = (fault: string, element: Element) => `${fault}: ${element.outerHTML.slice(0, 90)}`;
  // A box out of the flow would be printed over the text, or on every sheet.
  const over = [...document.querySelectorAll('body :not(main, main *, script, template)')]
    .filter((element) =>
      ['fixed', 'sticky', 'absolute'].includes(getComputedStyle(element).position),
    )
    .filter((element) => visible(element) && element.getBoundingClientRect().height > 1)
    // What is only announced is clipped away.
    .filter((element) => getComputedStyle(element).clipPath === 'none')
    .map((element) => of('over the text', element));
  // A logo's colours are chosen for the brand's own colour behind it.
  const bare = [...document.querySelectorAll('main [style*="background-color"]')]
    .filter((element) => visible(element))
    .filter(
      (element) => getComputedStyle(element).getPropertyValue('print-color-adjust') !== 'exact',
    )
    .map((element) => of('without its colour', element));
  return [...over, ...bare];
}
