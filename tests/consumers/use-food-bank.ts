import { AxeBuilder } from '@axe-core/playwright';
import type { Browser } from 'playwright';
import { expect } from 'vitest';

/** Uses each page of the food bank, and expects no errors, no reloads and nothing that axe finds. */
export async function useFoodBank(browser: Browser, address: string) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(error.message));
  const expectAccessible = async () =>
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  try {
    await page.goto(address, { waitUntil: 'networkidle' });
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

    await give.click();
    await page.getByRole('radio', { name: '£4', exact: true }).check({ force: true });
    await page.getByRole('textbox', { name: 'Your name' }).fill('Ada');
    await page.getByRole('checkbox').check();
    await page.getByRole('main').getByRole('button', { name: 'Give' }).click();
    await page.getByText('Thank you, Ada. The food bank gets £5.00.').waitFor();
    await expectAccessible();
    expect(documents).toEqual([]);
    expect(problems).toEqual([]);
  } finally {
    await context.close();
  }
}
