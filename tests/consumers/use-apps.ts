/** Uses the apps of the fixtures as their visitors do, and expects no errors. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright';
import { expect } from 'vitest';

async function visit(browser: Browser, address: string, use: (page: Page) => Promise<void>) {
  // axe needs a page of its own context.
  const context = await browser.newContext();
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(error.message));
  try {
    await page.goto(address, { waitUntil: 'networkidle' });
    await use(page);
    expect(problems).toEqual([]);
  } finally {
    await context.close();
  }
}

export const useShop = (browser: Browser, address: string) =>
  visit(browser, address, async (page) => {
    const title = page.getByRole('heading', { level: 1, name: 'A shop of somebody else' });
    const family = await title.evaluate((element) => getComputedStyle(element).fontFamily);
    expect(family).toMatch(/Bricolage/);

    await page.getByRole('button', { name: /^Rung up/ }).click();
    await page.getByRole('button', { name: 'Rung up 1 times' }).waitFor();
    const unpressed = page.getByRole('button', { name: 'Print' });
    const { minHeight, backgroundColor } = await unpressed.evaluate((element) => {
      const style = getComputedStyle(element);
      return { minHeight: style.minHeight, backgroundColor: style.backgroundColor };
    });
    expect(Number.parseFloat(minHeight), 'px, large enough for a thumb').toBeGreaterThanOrEqual(44);
    expect(backgroundColor).toBe('rgb(11, 122, 75)');

    await page.getByRole('button', { name: 'Open the till' }).click();
    await page.getByRole('dialog', { name: 'The till' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    await page.getByRole('button', { name: 'Print' }).click();
    await page.getByText('Receipt printed', { exact: true }).first().waitFor();

    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByText('Enter a valid email address.').first().waitFor();
    await page.getByRole('textbox', { name: 'Email' }).fill('ada@shop.example');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByText('Sent to ada@shop.example', { exact: true }).first().waitFor();
    await title.waitFor();
  });

/** Also expects no reloads, and nothing that axe finds. */
export const useFoodBank = (browser: Browser, address: string) =>
  visit(browser, address, async (page) => {
    const expectAccessible = async () =>
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    const give = page.getByRole('banner').getByRole('link', { name: 'Give' });
    expect(await give.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(
      'rgb(178, 58, 14)',
    );
    await expectAccessible();

    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(request.url());
    });
    await page.getByRole('link', { name: 'Find a food bank' }).click();
    await page.getByRole('heading', { level: 1, name: 'Where we are' }).waitFor();
    await page.getByLabel('Filter by name').fill('leith');
    await page.getByText('1 food bank', { exact: true }).waitFor();
    expect(await page.getByRole('heading', { level: 2, name: 'Granton Hall' }).count()).toBe(0);
    await expectAccessible();

    await page.getByRole('banner').getByRole('link', { name: 'Volunteer' }).click();
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByText('Use at least 8 characters.').waitFor();
    const email = page.getByRole('textbox', { name: 'Email' });
    expect(await email.evaluate((element) => element === document.activeElement)).toBe(true);
    await expectAccessible();
    await email.fill('ada@example.org');
    await page.getByLabel(/^Password/).fill('correct horse');
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByText('This is an example without a service.').waitFor();
    await expectAccessible();
    expect(documents).toEqual([]);
  });
