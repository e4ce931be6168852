import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Page, Request } from '@playwright/test';
import { root, type ServerProcess, startServerProcess } from '../browser/server-process.ts';
import { startSite } from '../browser/site.ts';
import { test as base, expect } from '../journeys/fixtures.ts';
import { fillSignUp, password } from '../journeys/sign-in.ts';

const provider = 'https://challenges.cloudflare.com';

/** A build with a bot-protection key, and with a donation API on another site: the sandbox. */
const test = base.extend<object, Record<'api' | 'site', ServerProcess>>({
  api: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameters of a fixture.
    async ({}, use) => {
      const api = await startSite();
      await use(api);
      await api.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  site: [
    async ({ api }, use) => {
      const folder = mkdtempSync(path.join(root, 'app/dist/.settings-'));
      execFileSync(
        process.execPath,
        ['packages/publication/src/build.ts', '--embedded', '--out', path.join(folder, 'client')],
        {
          cwd: root,
          env: {
            ...process.env,
            VITE_CAPTCHA_SITE_KEY: '1x00000000000000000000AA',
            VITE_DONATION_API_URL: `${api.url}/v1/donations`,
          },
          stdio: 'ignore',
        },
      );
      const site = await startServerProcess(path.join(folder, 'client'));
      await use(site);
      await site.stop();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});
test.describe.configure({ mode: 'serial' });

/** A bot protection that passes every check, with a numbered token. */
const script = `(() => {
  let count = 0, token, done;
  const pass = () => { token = undefined; setTimeout(() => { token = 'token-' + ++count; done(token); }); };
  window.turnstile = {
    ready: (run) => run(), execute() {}, remove() {}, isExpired: () => false,
    render(box, { callback }) { done = callback; box.textContent = 'Passed'; pass(); return 'widget'; },
    reset: pass,
    getResponse: () => token,
  };
  window[new URL(document.currentScript.src).searchParams.get('onload')]?.();
})()`;

const tokenOf = (request: Request) =>
  (request.postDataJSON() as { gotrue_meta_security?: { captcha_token?: string } })
    .gotrue_meta_security?.captcha_token;

async function signIn(page: Page) {
  const sent = page.waitForRequest(/auth\/v1\/token/);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  const request = await sent;
  await request.response();
  await expect(page.getByRole('main').getByText('Check your email and password.')).toBeVisible();
  return tokenOf(request);
}

async function fillIn(page: Page) {
  await page.getByRole('textbox', { name: 'Email' }).fill('nobody@tuppence.example');
  await page.getByLabel(/^Password/).fill(password);
}

test('bot protection gives each try its own token', async ({ page, context, expectProblem }) => {
  expectProblem(/400/);
  await context.route(`${provider}/**`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  );
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(provider)) asked.push(request.url());
  });
  await page.goto('/');
  expect(asked).toHaveLength(0);
  await page.goto('/auth');
  await expect(page.getByText('Passed')).toBeVisible();
  expect(asked).toHaveLength(1);
  await fillIn(page);
  expect(await signIn(page)).toBe('token-1');
  expect(await signIn(page)).toBe('token-2');

  await page.getByRole('link', { name: 'Forgotten your password?' }).click();
  // The previous form has a field of the same name.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgotten your password?');
  await page.getByRole('textbox', { name: 'Email' }).fill('nobody@tuppence.example');
  const recovery = page.waitForRequest(/auth\/v1\/recover/);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  expect(tokenOf(await recovery)).toMatch(/^token-/);

  await page.goto('/auth');
  await page.getByRole('button', { name: 'Create account' }).click();
  await fillSignUp(page, 'robin@tuppence.example');
  const signUp = page.waitForRequest(/auth\/v1\/signup/);
  await page.getByRole('button', { name: 'Create account' }).click();
  expect(tokenOf(await signUp)).toMatch(/^token-/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email');
});

test('an unreachable provider blocks nobody', async ({ page, context, expectProblem }) => {
  expectProblem(/400/);
  expectProblem(/Failed to load resource: net::ERR_FAILED/);
  await context.route(`${provider}/**`, (route) => route.abort());
  await page.goto('/auth');
  await fillIn(page);
  expect(await signIn(page)).toBeUndefined();
});

test('the widget donates at the address of the build', async ({ page, api }) => {
  const address = `${api.url}/v1/donations`;
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') asked.push(request.url());
  });
  const response = await page.goto('/donation-api/charities');
  const policy = (await response?.headerValue('content-security-policy')) ?? '';
  const connect = /connect-src ([^;]*)/.exec(policy)?.[1]?.split(' ');
  expect(connect).toEqual(["'self'", address]);
  await expect(page.locator('#code').getByText(address)).toBeVisible();

  const widget = page.locator('#try');
  const press = (name: string) => widget.getByRole('button', { name }).click();
  await press('Open the widget');
  await expect(widget.getByText('Test mode: donations are recorded')).toBeVisible();
  await press('Continue');
  await press('Continue');
  await press('Donate Now');
  await expect(widget.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  expect(asked).toEqual([address]);
});
