import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import {
  demoDonorEmail,
  demoDonorPassword,
  investorPassword,
} from '../browser/demo-credentials.ts';
import { Ears } from '../browser/ears/ears.ts';
import { test as base, expect } from '../journeys/fixtures.ts';
import { newAddress } from '../journeys/joining.ts';

/** Each job is done with the keyboard, and what is heard is compared with docs/heard. */
const test = base.extend<{ ears: Ears; isPhone: boolean }>({
  isPhone: async ({ viewport }, use) => use(Number(viewport?.width) < 768),
  ears: async ({ page }, use) => {
    const ears = await Ears.on(page);
    await use(ears);
  },
});

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.setTimeout(180_000);

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });

test('1 find the app', async ({ page, ears, isPhone }) => {
  test.skip(isPhone, 'On Android, the way to the app is the waitlist: job 4.');
  await ears.open('/');
  await ears.press(
    'Enter',
    page.getByRole('banner').getByRole('button', { name: 'Get the app' }),
    /dialog/,
  );
  await ears.press('Tab');
  await ears.press('Escape');
  await ears.press('Enter', button(page, /No iPhone/), /dialog/);
  await ears.press('Escape');
});

test('2 find a charity', async ({ page, ears }) => {
  await ears.open('/');
  const field = page.getByRole('search').getByRole('searchbox', { name: 'Search for a charity' });
  await ears.type('parentkidn', field, /found/);
  await ears.press('Enter', field, /heading 1/);
  await ears.do('Back', () => page.goBack(), /found/);
  await ears.type('qqq', undefined, /No matches/);
});

test('3 print a receipt for my shop', async ({ page, ears }) => {
  await ears.open('/');
  await ears.press('Enter', button(page, 'What would my shop give?'), /dialog, |dialog;/);
  const dialog = page.getByRole('dialog');
  await ears.press('ArrowRight', dialog.getByRole('slider'), /gets in a year/);
  const brands = dialog.getByRole('checkbox');
  await ears.press('Space', brands.nth(2), /gets in a year/);
  await ears.press('Space', brands.nth(3), /gets in a year/);
  await ears.press('Space', brands.nth(4), /up to three/);
  await ears.press('Space', undefined, /gets in a year/);
  await ears.type('0', dialog.getByRole('textbox'));
  await ears.press('Enter', undefined, /whole pounds/);
  await ears.press('Enter', undefined, /whole pounds/);
  await ears.type('60', dialog.getByRole('textbox'), /gets in a year/);
  await ears.press('Enter', undefined, /printed/);
});

test('4 join the waitlist', async ({ page, ears, isPhone, expectProblem }) => {
  test.skip(!isPhone, 'A desktop gets the app by its QR code: job 1.');
  expectProblem(/409/);
  await ears.open('/');
  const form = page.getByRole('region', { name: 'Get the app for free now' });
  await page.keyboard.press('Tab');
  await expect(form.getByRole('textbox')).toBeAttached();
  await ears.press('Enter', form.getByRole('button', { name: 'Submit' }), /./);
  await ears.press('Enter', undefined, /valid/);
  await ears.press('Enter', undefined, /valid/);
  const address = newAddress();
  await ears.type(address, form.getByRole('textbox'));
  await ears.press('Enter');
  await ears.press('Space', form.getByRole('checkbox'));
  await ears.press('Enter', form.getByRole('button', { name: 'Submit' }), /joining/);
  await ears.press(
    'Enter',
    page.getByRole('banner').getByRole('button', { name: 'Get the app' }),
    /dialog/,
  );
  const dialog = page.getByRole('dialog');
  await ears.type(address, dialog.getByRole('textbox'));
  await ears.press('Space', dialog.getByRole('checkbox'));
  await ears.press('Enter', dialog.getByRole('button', { name: 'Submit' }), /interest/);
  await ears.press('Enter', undefined, /dialog, |dialog;/);
  expect(await dialog.innerText()).toContain('We already have your email');
});

test('5 look up a brand', async ({ page, ears }) => {
  await ears.open('/brands');
  const field = page.getByRole('search').getByRole('searchbox');
  await ears.type('supremarket', field, /2 brands/);
  await ears.type('oakhurst', field, /20%/);
  await ears.type('zzz', field, /No matches/);
});

test('6 give through the checkout', async ({ page, ears }) => {
  await ears.open('/donation-api/charities');
  await ears.type('0', page.getByRole('textbox', { name: 'Your amount in pounds' }));
  await ears.press('Enter', undefined, /./);
  await ears.press('Enter', undefined, /./);
  await ears.type('30', page.getByRole('textbox', { name: 'Your amount in pounds' }));
  const charity = page.getByRole('combobox', { name: 'Charity' });
  await ears.type('oxfam', charity, /No charity/);
  await ears.press('Tab');
  await ears.press('Enter', button(page, 'Continue'), /./);
  await ears.type('canser', charity, /1 charity/);
  await ears.press('ArrowDown');
  await ears.press('Enter', undefined, /Charity: /);
  await ears.press('Enter', button(page, 'Continue'), /Step 2/);
  await ears.press('Tab');
  await ears.press('Space');
  await ears.press('Space');
  await ears.press('Enter', button(page, 'Continue'), /Step 3/);
  await ears.press('ArrowRight', page.getByRole('radio', { name: /Bank transfer/ }));
  await ears.press('Enter', button(page, 'Donate Now'), /Thank/);
});

test('7 give loyalty points', async ({ page, ears }) => {
  await ears.open('/donation-api/loyalty');
  await ears.press('ArrowLeft', page.getByRole('slider'));
  await ears.press('Enter', button(page, 'Continue'), /Step 2/);
  await ears.press('Enter', button(page, 'Confirm Donation'), /Step 3/);
});

test('8 estimate what donors could raise', async ({ page, ears }) => {
  await ears.open('/charities');
  const field = page.getByRole('textbox', { name: 'How many donors do you have?' });
  await ears.press('Enter', field, /whole number/);
  await ears.type('abc', field);
  await ears.press('Enter', undefined, /whole number/);
  await ears.type('-5', field);
  await ears.press('Enter', undefined, /whole number/);
  await ears.type('1200', field);
  await ears.press('Enter', undefined, /could raise/);
});

test('9 make a charity’s kit', async ({ page, ears }) => {
  await ears.open('/made-in-hackney');
  await ears.press('Enter', button(page, 'Make the kit'), /ready/);
  await ears.type('Made in 🍞', page.getByRole('textbox', { name: 'Name of the charity' }), /draw/);
  await ears.type(
    'Made in Hackney',
    page.getByRole('textbox', { name: 'Name of the charity' }),
    /ready/,
  );
  await ears.press('Enter', button(page, 'Save SVG: Poster'), /downloaded/);
  await ears.press('Enter', button(page, 'Copy the HTML'), /./);
});

test('10 create an account', async ({ page, ears }) => {
  await ears.open('/auth');
  await ears.press('Enter', main(page).getByRole('button', { name: 'Create account' }), /./);
  const submit = main(page).locator('button[type=submit]');
  await ears.press('Enter', submit, /./);
  await ears.press('Enter', undefined, /./);
  await ears.type('Robin', page.getByRole('textbox', { name: 'First name' }));
  await ears.type('Ashdown', page.getByRole('textbox', { name: 'Last name' }));
  await ears.type(newAddress(), page.getByRole('textbox', { name: 'Email' }));
  await ears.type('teapot lamp heron', page.getByRole('textbox', { name: 'Password' }), /Good/);
  await ears.press('Enter', undefined, /Check your email/);
  // The strength of the kept password is no news.
  await ears.press('Enter', button(page, 'Use another address'), /./);
});

test('11 keep a year’s giving', async ({ page, ears, expectProblem }) => {
  expectProblem(/400/);
  await ears.open('/auth');
  await ears.type(demoDonorEmail, page.getByRole('textbox', { name: 'Email' }));
  await ears.type('wrong', page.getByRole('textbox', { name: 'Password' }));
  await ears.press('Enter', undefined, /Failed/);
  await ears.type(demoDonorPassword, page.getByRole('textbox', { name: 'Password' }));
  await ears.press('Enter', undefined, /40 gifts/);
  await ears.press('ArrowDown', page.getByRole('combobox', { name: 'Tax year' }), /2025.26/);
  await ears.press('Enter', button(page, /CSV/).first(), /downloaded/);
  // A toast has stops of its own while it is shown.
  await expect(button(page, 'Dismiss')).toHaveCount(0);
  await ears.press('Enter', button(page, 'Download PNG'), /downloaded/);
});

test('12 read the deck', async ({ page, ears }) => {
  await ears.open('/investors');
  const password = page.getByLabel('Password', { exact: true });
  await ears.press('Enter', password, /password/);
  await ears.type('pennies', password);
  await ears.press('Enter', undefined, /Incorrect/);
  await ears.type('pennies', password);
  await ears.press('Enter', undefined, /Incorrect/);
  await ears.type(investorPassword, password);
  await ears.press('Enter', undefined, /heading 1/);
  await ears.press('Enter', button(page, /Continue/), /./);
  await ears.type('Ada', main(page).getByRole('textbox'));
  await ears.press('Enter', undefined, /heading 1/);
  await ears.press('Enter', button(page, /Continue/), /heading 1/);
  await ears.press('Tab');
  await ears.press('Enter');
  await ears.press('Enter', button(page, /Continue/), /heading 1/);
  await ears.press('Enter', button(page, 'Watch Demo'), /dialog, |dialog;/);
  await ears.press('Enter', button(page, 'Pause film'));
  await ears.press('Tab');
  await ears.press('Escape', undefined, /Watch Demo/);
  await ears.press('Enter', button(page, 'Continue to Traction'), /heading 1/);
  await ears.press('Enter', button(page, 'Continue to The Raise'), /heading 1/);
  await ears.press('Enter', button(page, 'Final Words'), /heading 1/);
  await ears.reach(page.getByRole('link', { name: /^Click here/ }));
});

test('13 be greeted', async ({ page, ears }) => {
  await ears.open('/onboarding');
  await ears.type('Ada', page.getByRole('textbox'));
  await ears.press('Enter', undefined, /Home of Giving/);
  await ears.press('Enter', button(page, 'Continue'), /heading 1/);
  await ears.press('Space', page.getByRole('radio').first(), /receipt first/);
  await ears.reach(page.getByRole('link', { name: 'See the site' }));
  await ears.press('Tab');
  await ears.press('Shift+Tab');
  await ears.press('Enter', page.getByRole('link', { name: 'See the site' }), /heading 1/);
});

test('14 go from page to page, and copy an address', async ({ page, ears, isPhone, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await ears.open('/');
  const header = page.getByRole('banner');
  const openMenu = () =>
    ears.press('Enter', header.getByRole('button', { name: 'Open menu' }), /./);
  if (isPhone) await openMenu();
  await ears.press('Enter', header.getByRole('link', { name: 'Charities' }), /heading 1/);
  if (isPhone) await openMenu();
  else for (let stop = 0; stop < 2; stop++) await ears.press('Shift+Tab');
  await ears.press('Enter', header.getByRole('link', { name: 'Sign in' }), /heading 1/);
  // The link in the phone's menu is hidden again.
  await ears.do('Back', () => page.goBack(), isPhone ? /heading 1/ : /Sign in/);
  await ears.press(
    'Enter',
    page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }),
    /Contact Us/,
  );
  await ears.press('Enter', button(page, /^Copy/).first(), /Copied/);
});

/** On a phone, these have steps of their own. */
const ownOnPhone = /^(4|14) /;

const uncounted = (transcript: string) => transcript.replaceAll(/\*\*Tab, .*\*\*/g, '**Tab**');

/** Otherwise a phone sounds as a desktop does. Only its header has another number of stops. */
test.afterEach(async ({ ears, isPhone }, { title, expectedStatus }) => {
  if (expectedStatus === 'skipped') return;
  const [, number = '', job = ''] = /^(\d+) (.*)$/.exec(title) ?? [];
  const isOwn = isPhone && ownOnPhone.test(title);
  const name = isOwn ? `${job}, on a phone` : job;
  const file = `${number.padStart(2, '0')}-${name.replaceAll(/[^a-z]+/gi, '-')}.md`;
  const heard = ears.transcript(name);
  if (isOwn || !isPhone) expect(heard).toMatchSnapshot(file);
  else expect(uncounted(heard)).toBe(uncounted(await readFile(`docs/heard/${file}`, 'utf8')));
});
