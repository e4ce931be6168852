import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { pushedOut } from '../browser/page.ts';
import { findValuesBeforeTerms } from '../browser/values-before-terms.ts';
import { expect } from '../journeys/fixtures.ts';

/**
 * Axe finds nothing, no value stands before its term, and letters of twice their size stay in the
 * window: at `width` px, and after a phone's width on narrower phones too.
 */
export async function expectAccessible(page: Page, width: number): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target)}`)).toEqual(
    [],
  );
  expect(await page.evaluate(findValuesBeforeTerms)).toEqual([]);
  const narrower = width === 390 ? [388, 320] : [];
  for (const size of [width, ...narrower]) {
    await page.setViewportSize({ width: size, height: 800 });
    expect(await pushedOut(page), `pushed out by doubled letters at ${size} px`).toEqual([]);
  }
}
