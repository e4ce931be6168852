/** Uses every demo of the site as a visitor does, by mouse and keyboard. */
import type { Page } from 'playwright';
import { investorPassword, invitationCodes } from '../browser/demo-credentials.ts';
import { button, openEachAnswer, pickCharity, replace, type } from './steps.ts';

export interface Demo {
  name: string;
  path: string;
  /** On a wide screen, where the part exists only there. Default: on a phone. */
  desktop?: boolean | undefined;
  walk(page: Page): Promise<void>;
}

export const demos: readonly Demo[] = [
  {
    name: 'donation checkout',
    path: '/donation-api/charities',
    async walk(page) {
      await page.getByRole('radio', { name: '£50' }).click();
      await page.getByRole('radio', { name: 'Other' }).click();
      await replace(page, page.getByRole('textbox', { name: 'Your amount in pounds' }), '12.5');
      await page.getByRole('radio', { name: 'Other' }).press('ArrowLeft');
      await pickCharity(page, 'noahs');
      await button(page, /^Continue$/).click();
      await page.getByRole('heading', { name: /Step 2 of 4/ }).waitFor();
      await page.getByRole('checkbox').first().click();
      await button(page, /^Continue$/).click();
      await page.getByRole('radio', { name: /Bank transfer/ }).press('ArrowRight');
      await button(page, /^Donate Now$/).click();
      await button(page, /^Start Over$/).click();
    },
  },
  {
    name: 'loyalty demo',
    path: '/donation-api/loyalty',
    async walk(page) {
      const slider = page.getByRole('slider', { name: /Points to give/ });
      for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowRight', 'Home', 'End']) {
        await slider.press(key);
      }
      await button(page, /^Continue$/).click();
      await pickCharity(page, 'parent');
      await button(page, /^Confirm Donation$/).click();
      await button(page, /^Start Over$/).click();
    },
  },
  {
    name: 'donation calculator',
    path: '/charities',
    async walk(page) {
      const field = page.getByRole('textbox', { name: 'How many donors do you have?' });
      await replace(page, field, '1000');
      await button(page, 'Calculate').click();
      await replace(page, field, '12.5');
      await page.keyboard.press('Enter');
      await replace(page, field, '250');
      await page.keyboard.press('Enter');
    },
  },
  { name: 'questions of shoppers', path: '/', walk: openEachAnswer },
  { name: 'questions of charities', path: '/charities', walk: openEachAnswer },
  {
    name: 'waitlist form',
    path: '/',
    async walk(page) {
      const field = page.getByPlaceholder('Enter your email address').first();
      await field.scrollIntoViewIfNeeded();
      await field.click();
      await type(page, 'ada at home');
      await page.getByRole('checkbox').first().press('Space');
      await button(page, 'Submit').first().click();
    },
  },
  {
    name: 'menu of a phone',
    path: '/',
    async walk(page) {
      await button(page, 'Open menu').click();
      await page.waitForTimeout(500);
      await page.keyboard.press('Escape');
      await button(page, 'Open menu').click();
      await page.getByRole('link', { name: 'About Us', exact: true }).first().click();
      await page.waitForURL('**/about');
    },
  },
  {
    name: 'navigation menu',
    path: '/',
    desktop: true,
    async walk(page) {
      const banner = page.getByRole('banner');
      for (const opener of await banner.locator('button[aria-expanded]').all()) {
        if (!(await opener.isVisible())) continue;
        await opener.click();
        await page.waitForTimeout(400);
        await page.keyboard.press('Escape');
      }
      await banner.getByRole('link', { name: 'Charities', exact: true }).click();
      await page.waitForURL('**/charities');
    },
  },
  {
    name: 'download dialog',
    path: '/about',
    desktop: true,
    async walk(page) {
      for (let time = 0; time < 2; time++) {
        await page.getByRole('banner').getByRole('button', { name: 'Get the app' }).click();
        await page.getByRole('dialog', { name: 'Download the app' }).waitFor();
        await page.waitForTimeout(500);
        await page.keyboard.press('Escape');
        await page.waitForTimeout(500);
      }
    },
  },
  {
    name: 'gate of the vision',
    path: '/vision',
    async walk(page) {
      await page.getByPlaceholder('Enter invitation code').click();
      await type(page, 'WRONG');
      await button(page, 'Continue').click();
      await page.getByText('Invalid invitation code.').waitFor();
      await replace(page, page.getByPlaceholder('Enter invitation code'), invitationCodes[0] ?? '');
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { level: 1, name: 'Keep a human at the till.' }).waitFor();
    },
  },
  {
    name: 'gate of the investors, and its slides',
    path: '/investors',
    desktop: true,
    async walk(page) {
      await page.locator('input[type="password"]').click();
      await type(page, investorPassword);
      await page.keyboard.press('Enter');
      await page.locator('input[type="password"]').waitFor({ state: 'detached' });
      await page.waitForTimeout(1500);
      for (let slide = 0; slide < 4; slide++) {
        await page.keyboard.press('ArrowRight');
        await page.waitForTimeout(300);
      }
    },
  },
  {
    name: 'copying a prompt',
    path: '/donation-api/ecommerce',
    async walk(page) {
      await button(page, 'Tear off the prompt').click();
    },
  },
];
