/** What a visitor does again and again in the demos, with real clicks and keys. */
import type { Page } from 'playwright';

/** A button by its words. */
export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Types as a person does: key by key. */
export async function type(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text, { delay: 60 });
}

/** Types over what a field holds. */
export async function replace(page: Page, field: ReturnType<Page['locator']>, text: string) {
  await field.click();
  await page.keyboard.press('ControlOrMeta+A');
  await type(page, text);
}

/** Opens the picker of charities, searches and takes one. */
export async function pickCharity(page: Page, search: string): Promise<void> {
  const field = page.getByRole('combobox', { name: 'Charity' });
  await replace(page, field, search);
  await page.keyboard.press('ArrowDown');
  await page.getByRole('option').first().click();
}

/** Opens and closes each question that shows. */
export async function openEachAnswer(page: Page): Promise<void> {
  for (const question of await page.locator('summary').all()) {
    if (!(await question.isVisible())) continue;
    await question.scrollIntoViewIfNeeded();
    await question.click();
    await page.waitForTimeout(150);
    await question.click();
  }
}
