import { expect, test } from 'vitest';
import { demoDonorEmail, demoDonorPassword } from '../browser/demo-credentials.ts';
import { describeEngines } from './engines.ts';

// Both engines are versions without the Navigation API: links load documents.
describeEngines(({ page, until, open }) => {
  test('Back returns to the position, and the page within the site has no splash', async () => {
    await page().resize(1233, 900);
    await open('/');
    await page().evaluate(
      `() => document.querySelector('main a[href="/brands"]').scrollIntoView()`,
    );
    const position = await page().evaluate('() => window.scrollY');
    expect(position).toBeGreaterThan(500);
    await page().click('main a[href="/brands"]');
    await until(`() => location.pathname === '/brands' && document.querySelector('main h1')`);
    expect(
      await page().evaluate(
        `() => document.querySelector('main h1').checkVisibility({ opacityProperty: true })`,
      ),
    ).toBe(true);
    await page().evaluate('() => history.back()');
    await until(`() => location.pathname === '/' && Math.abs(scrollY - ${position}) < 100`);
  });

  test('a toast follows a sign-in to the next page', async () => {
    await page().resize(1233, 900);
    await open('/auth');
    await page().type('input[type="email"]', demoDonorEmail);
    await page().type('input[type="password"]', demoDonorPassword);
    await page().click('main form button[type="submit"]');
    await until(`() => location.pathname === '/giving-recap'`);
    await until(`() => document.body.innerText.includes('You have successfully logged in.')`);
  });

  test('the steps of the deck go back one by one', async () => {
    await page().resize(1233, 900);
    await open('/');
    await page().evaluate(`() => {
      sessionStorage.setItem('investor-auth', 'true');
      sessionStorage.setItem('investor-name', 'Ada');
    }`);
    await open('/investors?step=3');
    await until(`() => document.querySelector('[role="progressbar"]')`);
    await page().evaluate(`() => [...document.querySelectorAll('button')].find(
      (button) => button.textContent.startsWith('Continue to')).click()`);
    await until(`() => new URLSearchParams(location.search).get('step') === '4'`);
    await page().evaluate('() => history.back()');
    await until(`() => new URLSearchParams(location.search).get('step') === '3'`);
  });
});
