import type { Browser } from 'playwright';
import { expect } from 'vitest';

/** Uses the shop of a fixture as a customer does, and expects no errors. */
export async function visit(browser: Browser, address: string) {
  const page = await browser.newPage();
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(error.message));
  try {
    await page.goto(address);
    const title = page.getByRole('heading', { level: 1, name: 'A shop of somebody else' });
    await title.waitFor();
    const family = await title.evaluate((element) => getComputedStyle(element).fontFamily);
    expect(family).toMatch(/Bricolage/);

    // A press before hydration does nothing, so repeat it until it works.
    const counter = page.getByRole('button', { name: /^Rung up/ });
    await expect
      .poll(async () => {
        await counter.click();
        return counter.textContent();
      })
      .toMatch(/[1-9]/);
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
    expect(problems).toEqual([]);
  } finally {
    await page.close();
  }
}
