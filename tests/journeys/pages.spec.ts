import type { Locator } from '@playwright/test';
import { keptInBrowser } from '@tuppence/content/legal/privacy';
import { invitationCodes } from '../browser/demo-credentials.ts';
import { requestsInFlight } from '../browser/page.ts';
import { unknownPath } from '../browser/site.ts';
import { expect, test } from './fixtures.ts';
import { signInAsDemoDonor } from './sign-in.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const [demoCode = ''] = invitationCodes;

test.describe('about', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('Contact in the footer leads to addresses that can be copied', async ({ page }) => {
    await page.goto('/terms');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
    await expect(page).toHaveURL('/about#contact-us');
    await expect(page.getByRole('heading', { name: 'Contact Us' })).toBeInViewport();
    await expect(page.locator('#contact-us')).toBeFocused();
    await page.getByRole('button', { name: 'Copy support@tuppence.example' }).click();
    await expect(page.getByText('Copied!', { exact: true })).toBeVisible();
    await expect(page.getByText('Support email copied to clipboard').first()).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      'support@tuppence.example',
    );
    await page.evaluate(() =>
      Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new Error('refused')) }),
    );
    await page.getByRole('button', { name: 'Copy support@tuppence.example' }).click();
    await expect(page.getByText('Please try again').first()).toBeVisible();
  });
});

test('a copy button that is pressed again shows its result for two more seconds', async ({
  page,
}) => {
  await page.goto('/about');
  await page.evaluate(() =>
    Object.assign(navigator.clipboard, { writeText: () => Promise.resolve() }),
  );
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const copy = page.locator('#contact-us').getByRole('button').first();
  const shown = copy.locator('[data-shown]');
  await copy.click();
  await expect(shown).toHaveText('Copied');
  await page.clock.runFor(1500);
  await copy.click();
  await page.clock.runFor(1500);
  await expect(shown).toHaveText('Copied');
  await page.clock.runFor(600);
  await expect(shown).toHaveText('Copy');
});

test('charities can claim a profile, and calculate what they could raise', async ({ page }) => {
  await page.goto('/charities');
  const claims = page.getByRole('link', { name: /^Claim Your Profile/ });
  await expect(claims).toHaveCount(3);
  for (const claim of await claims.all()) {
    await expect(claim).toHaveAttribute('href', 'https://portal.tuppence.example/claim');
    await expect(claim).toHaveAttribute('target', '_blank');
  }
  await page.getByRole('link', { name: 'What could we raise?' }).click();
  await expect(page.locator('#calculator')).toBeInViewport();
  const donors = page.getByLabel('How many donors do you have?');
  await donors.fill('1000');
  await page.getByRole('button', { name: 'Calculate' }).click();
  const raised = page.locator('#calculator').getByText('£24,000', { exact: true });
  await expect(raised).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(raised).toBeVisible();
  await expect(donors).toBeHidden();
});

test('paper asks nobody to scan a code that has not loaded', async ({ page }) => {
  await page.goto('/brands');
  await page.waitForLoadState('networkidle');
  await page.route('**/*.js', () => undefined);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const caption = page.getByText('Scan with your iPhone to download');
  await expect(caption).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(caption).toBeHidden();
  await expect(page.getByRole('link', { name: /^Download on App Store/ })).toBeVisible();
});

test.describe('questions', () => {
  test('a link to an answer opens it', async ({ page }) => {
    await page.goto('/charities#before-we-claim');
    await expect(page.getByText(/Claim your profile and it’s paid to you/)).toBeInViewport();
    await expect(page.getByText(/no set-up fee/)).toBeHidden();
  });

  test('a link from another page opens an answer too', async ({ page }) => {
    await page.goto('/about');
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/charities#what-does-it-cost-us';
      link.textContent = 'fees';
      document.querySelector('main')?.prepend(link);
    });
    await page.getByRole('link', { name: 'fees' }).click();
    await expect(page.getByText(/no set-up fee/)).toBeInViewport();
  });

  test('without JavaScript, answers open with a press or a link', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${baseURL}/#is-my-money-safe`);
    await expect(page.getByText(/funds are held in safeguarded/)).toBeVisible();
    await page.getByText('Is there an Android app?').click();
    await expect(page.getByText(/it’s iPhone first/)).toBeVisible();
    await context.close();
  });
});

test.describe('help', () => {
  test('the answer about a shop that fails leads on to help, and from there to the terms', async ({
    page,
  }) => {
    await page.goto('/#is-my-money-safe');
    await expect(
      page.getByText('If the shop closes, its cards are often worth nothing'),
    ).toBeVisible();
    await page.getByRole('link', { name: 'What to do if a shop fails' }).click();
    await expect(page).toHaveURL(/\/help#shop-fails$/);
    await expect(page.getByText(/claim from the shop’s administrator/)).toBeInViewport();
    await page.getByRole('link', { name: 'In the terms: closing' }).click();
    await expect(page).toHaveURL(/\/terms#closing$/);
    await expect(page.getByText(/They may lose their whole value/)).toBeInViewport();
  });

  test('is in the footer and the phone’s menu, and is FAQ data', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/about');
    const help = (place: Locator) => place.getByRole('link', { name: 'Help', exact: true });
    await expect(help(page.getByRole('contentinfo'))).toHaveAttribute('href', '/help');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await help(page.getByRole('banner')).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help');
    const asked = await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts();
    const data = await page.locator('script[type="application/ld+json"]').textContent();
    const questions = [...(data ?? '').matchAll(/"@type":"Question","name":"([^"]+)"/g)];
    // The first heading is that of the contents.
    expect(questions.map(([, name]) => name)).toEqual(
      asked.slice(1).map((heading) => heading.replace(/^\d+\s*/, '')),
    );
  });
});

test.describe('vision', () => {
  test('a wrong code is refused, and a right one opens the page', async ({ page }) => {
    await page.goto('/vision');
    const field = page.getByPlaceholder('Enter invitation code');
    await field.fill(demoCode.toLowerCase());
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(field).toHaveAccessibleDescription('Invalid invitation code.');

    await field.fill(`  ${demoCode} `);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Keep a human at the till.');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(3);
    await expect(page.getByRole('link', { name: 'Request access to Notion' })).toHaveAttribute(
      'href',
      /^mailto:/,
    );
  });

  test('the browser does not download the codes', async ({ page }) => {
    const bodies: Promise<string>[] = [];
    page.on('response', (response) => {
      if (/javascript|html/.test(response.headers()['content-type'] ?? ''))
        bodies.push(response.text());
    });
    await page.goto('/vision', { waitUntil: 'networkidle' });
    const downloaded = await Promise.all(bodies);
    expect(downloaded.length).toBeGreaterThan(2);
    for (const body of downloaded) {
      expect(body).not.toBe('');
      expect(body).not.toContain(demoCode);
      // The share picture, and so its description, has the headline.
      expect(body.replace(/<meta [^>]*>/g, '')).not.toContain('Keep a human at the till');
    }
  });
});

test('a partner page scrolls to how it works and links to the App Store', async ({ page }) => {
  await page.goto('/noahs-ark-childrens-hospice');
  await page.getByRole('link', { name: 'Learn how it works' }).click();
  await expect(page.getByRole('heading', { name: 'How it works' })).toBeInViewport();
  const download = page.getByRole('link', { name: /^Download on App Store/ });
  await expect(download).toHaveAttribute('href', /^https:\/\/apps\.apple\.com\/gb\//);
  await expect(download).toHaveAttribute('target', '_blank');
});

test('the campaign scrolls to its figures and links to the App Store', async ({ page }) => {
  await page.goto('/summer-of-giving');
  await page.getByRole('link', { name: 'Explore Further' }).click();
  await expect(page.getByText('10 Million')).toBeInViewport();
  await expect(page.getByRole('link', { name: /^Join the Movement/ })).toHaveAttribute(
    'target',
    '_blank',
  );
});

test('the contents of a legal document link to its clauses', async ({ page }) => {
  await page.goto('/terms-and-conditions');
  await expect(page.getByText('last updated May 13, 2025')).toBeVisible();
  await page.getByRole('link', { name: 'Lost or stolen cards' }).click();
  await expect(page.getByRole('heading', { name: 'Lost or stolen cards' })).toBeInViewport();
});

test('the page for a wrong address links to other pages', async ({ page, expectProblem }) => {
  expectProblem(/404/);
  const logged = page.waitForEvent('console', (message) => message.text().includes('404'));
  await page.goto(unknownPath);
  await logged;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Oops! Page not found');
  await page.getByRole('navigation', { name: 'Main pages' }).getByText('For charities').click();
  await expect(page).toHaveURL('/charities');
  await page.goBack();
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('the browser keeps only what the privacy policy lists', async ({ page, context }) => {
  const inFlight = requestsInFlight(page);
  await signInAsDemoDonor(page);
  for (const path of ['/charities?ref=STANNES', '/about', '/vision', '/privacy', '/']) {
    await page.goto(path);
    await page.mouse.wheel(0, 800);
    await expect.poll(inFlight).toBe(0);
  }
  const kept = await page.evaluate(() => ({
    session: Object.keys(sessionStorage),
    local: Object.keys(localStorage),
  }));
  for (const storage of ['session', 'local'] as const) {
    const names = keptInBrowser
      .filter((entry) => entry.storage === storage)
      .map(({ name }) => name);
    expect(kept[storage].length, `${storage} storage`).toBeGreaterThan(0);
    const unlisted = kept[storage].filter(
      (key) => !names.some((name) => key === name || key.startsWith(`${name} `)),
    );
    expect(unlisted, `${storage} storage`).toEqual([]);
  }
  expect(await context.cookies()).toEqual([]);
});

test('the file that lets the app open links is served as JSON', async ({ request }) => {
  const association = await request.get('/.well-known/apple-app-site-association');
  expect(association.headers()['content-type']).toBe('application/json');
  expect((await association.json()).applinks.details).toHaveLength(1);
});
