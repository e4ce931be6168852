/** Forms announce each error once. */
import type { Page } from '@playwright/test';
import { expect, test } from '../journeys/fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Runs in the page: notes what live regions say, also regions that come with words in them. */
function listen() {
  const live = '[aria-live="polite"], [aria-live="assertive"], [role="alert"], [role="status"]';
  window.said = [];
  const note = (region: Element) => {
    const words = region.textContent?.trim();
    if (words) window.said.push(words);
  };
  new MutationObserver((changes) => {
    const regions = new Set<Element>();
    for (const { target, addedNodes } of changes) {
      const region = (target instanceof Element ? target : target.parentElement)?.closest(live);
      if (region) regions.add(region);
      for (const node of addedNodes)
        if (node instanceof Element)
          for (const one of [node, ...node.querySelectorAll(live)])
            if (one.matches(live)) regions.add(one);
    }
    for (const region of regions) note(region);
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

const said = (page: Page, words: RegExp) =>
  page.evaluate(
    ([source, flags]) => window.said.filter((one) => new RegExp(source as string, flags).test(one)),
    [words.source, words.flags],
  );

test('the strength of a password is news when it is typed, not when its form comes back', async ({
  page,
}) => {
  await page.addInitScript(listen);
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Create account' }).press('Enter');
  await expect(page).toHaveTitle('Sign Up');
  await page.getByRole('textbox', { name: 'First name' }).fill('Ann');
  await page.getByRole('textbox', { name: 'Last name' }).fill('Hall');
  const email = `ann.${crypto.randomUUID().slice(0, 8)}@tuppence.example`;
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel(/^Password/).fill('teapot-lamp-heron');
  const words = /^Good and long\.$/;
  await expect.poll(() => said(page, words)).toHaveLength(1);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email');
  await page.getByRole('button', { name: 'Change address' }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  await expect(page.getByText(words)).toBeVisible();
  expect(await said(page, words)).toHaveLength(1);
  await page.getByLabel(/^Password/).press('End');
  await page.keyboard.type('!');
  await expect(page.getByLabel(/^Password/)).toHaveValue('teapot-lamp-heron!');
  expect(await said(page, words)).toHaveLength(1);
});

/** What is heard of an error: by its live region, and by a focus that comes to its field. */
async function heard(page: Page, before: string, words: string) {
  await expect(page.getByRole('main').getByText(words, { exact: true }).first()).toBeVisible();
  const field = page.locator(':focus');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(new RegExp(`${words.replaceAll('.', '\\.')}$`));
  const here = await field.evaluate((element) => element.outerHTML.slice(0, 60));
  const spoken = await page.evaluate((one) => window.said.filter((text) => text === one), words);
  return spoken.length + (here.slice(0, 7) === before.slice(0, 7) ? 0 : 1);
}

const focusedTag = (page: Page) =>
  page.evaluate(() => document.activeElement?.outerHTML.slice(0, 60) ?? '');

const forms = [
  {
    path: '/auth',
    button: 'Sign in',
    words: 'Please enter a valid email address.',
  },
  {
    path: '/auth?step=forgotten',
    button: /link/,
    words: 'Please enter a valid email address.',
  },
  { path: '/vision', button: 'Continue', words: 'Invalid invitation code.' },
  { path: '/investors', button: /./, words: 'Incorrect password' },
] as const;

for (const { path, button, words } of forms) {
  test(`${path}, sent empty by keyboard: the error is heard once, from the button and from the field`, async ({
    page,
  }) => {
    await page.addInitScript(listen);
    await page.goto(path);
    const submit = page
      .getByRole('main')
      .locator('button[type="submit"]')
      .filter({ hasText: button });
    await submit.focus();
    await page.evaluate(() => void window.said.splice(0));
    let before = await focusedTag(page);
    await page.keyboard.press('Enter');
    expect(await heard(page, before, words), 'from the button').toBe(1);
    await page.goto('about:blank');
    await page.goto(path);
    await expect(submit).toBeVisible();
    await page.getByRole('main').locator('form input').first().focus();
    await page.evaluate(() => void window.said.splice(0));
    before = await focusedTag(page);
    await page.keyboard.press('Enter');
    expect(await heard(page, before, words), 'from the field').toBe(1);
  });
}

test('a refused sign-in: the notice is heard once, its title apart from its reason', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/400/);
  await page.addInitScript(listen);
  await page.goto('/auth');
  await page.getByRole('textbox', { name: 'Email' }).fill('nobody@tuppence.example');
  await page.getByLabel(/^Password/).fill('not this one');
  await page.keyboard.press('Enter');
  const notices = () => said(page, /Login Failed/);
  await expect.poll(async () => (await notices()).length).toBeGreaterThan(0);
  expect(new Set(await notices()).size).toBe(1);
  expect((await notices())[0]).toMatch(/Login Failed \S/);
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('nobody@tuppence.example');
  await expect(page.getByLabel(/^Password/)).toHaveValue('not this one');
});
