import { paths } from '@tuppence/settings/paths';
import { machineKeys } from '@tuppence/supabase-embedded/keys';
import { expect, test } from 'vitest';
import { demoDonorEmail, demoDonorPassword } from '../browser/demo-credentials.ts';
import { describeEngines } from './engines.ts';

const escapeKey = '\uE00C';
const down = '\uE015';
const enter = '\uE007';

/** Runs in the page. */
const selectedInPicker = `() => {
  const { value, selectionStart, selectionEnd } = document.querySelector('main input[role="combobox"]');
  return value.slice(selectionStart, selectionEnd);
}`;

describeEngines(({ name, page, site, until, open }) => {
  test('the menu opens, leads to another page, and closes', async () => {
    await page().resize(520, 900);
    await open('/');
    await page().click('header button[popovertarget]');
    await until(`() => document.querySelector('nav[popover]').matches(':popover-open')`);
    await page().click('nav[popover] a[href="/about"]');
    await until(`() => location.pathname === '/about' && document.querySelector('#contact-us')`);
    await until(`() => !document.querySelector('nav[popover]').matches(':popover-open')`);
  });

  test('an email address is stored on the waitlist', async () => {
    await page().resize(520, 900);
    await open('/about');
    await page().click('header button[aria-haspopup="dialog"]');
    const email = `${name.toLowerCase()}.${crypto.randomUUID()}@tuppence.example`;
    await until(`() => document.querySelector('[role="dialog"] input[type="email"]')`);
    await page().type('[role="dialog"] input[type="email"]', email);
    await page().click('[role="dialog"] input[type="checkbox"]');
    await page().click('[role="dialog"] button[type="submit"]');
    await until(`() => document.body.innerText.includes('Thank you for joining!')`);
    const { secret } = machineKeys(paths.keys);
    const rows = await fetch(`${site().url}/rest/v1/email_signups?email=eq.${email}`, {
      headers: { apikey: secret, authorization: `Bearer ${secret}` },
    });
    expect(await rows.json()).toMatchObject([{ email, type: 'early_access' }]);
  });

  test('a dialog opens, closes with Escape, and returns the focus', async () => {
    await page().resize(1233, 900);
    await open('/about');
    await page().click('header button[aria-haspopup="dialog"]');
    await until(
      `() => document.querySelector('[role="dialog"]')?.contains(document.activeElement)`,
    );
    await page().press(escapeKey);
    await until(`() => !document.querySelector('[role="dialog"]')`);
    await until(`() => document.activeElement?.matches('header button[aria-haspopup="dialog"]')`);
  });

  test('a click in the charity picker selects its text, so that typing replaces it', async () => {
    await page().resize(1233, 900);
    await open('/donation-api/charities');
    await page().evaluate(
      `() => document.querySelector('main select, main [role="combobox"]').scrollIntoView({ block: 'center' })`,
    );
    // A list is shown until the picker has loaded.
    await until(`() => {
      document.querySelector('main form input, main fieldset input')?.focus();
      return document.querySelector('main input[role="combobox"]');
    }`);
    await page().click('main input[role="combobox"]');
    await page().click('main input[role="combobox"]');
    expect(await page().evaluate(selectedInPicker), 'a second click places the caret').toBe('');
    await page().evaluate(`() => document.activeElement.blur()`);
    await page().click('main input[role="combobox"]');
    await page().press('noahs');
    expect(
      await page().evaluate(`() => document.querySelector('main input[role="combobox"]').value`),
    ).toBe('noahs');
    await page().press(down + enter);
    await until(`() => /Noah/.test(document.querySelector('main input[role="combobox"]').value)`);
  });

  test('the demo donor signs in and sees their giving', async () => {
    await page().resize(1233, 900);
    await open('/auth');
    await page().type('input[type="email"]', demoDonorEmail);
    await page().type('input[type="password"]', demoDonorPassword);
    await page().click('main form button[type="submit"]');
    await until(
      `() => location.pathname === '/giving-recap' && document.querySelector('main table')`,
    );
    await page().evaluate(`() => [...document.querySelectorAll('button')].find(
      (button) => button.textContent === 'Sign out').click()`);
    await until(`() => location.pathname === '/auth'`);
  });
});
