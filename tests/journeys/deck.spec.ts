import type { Locator, Page } from '@playwright/test';
import { investorPassword } from '../browser/demo-credentials.ts';
import { expect, test } from './fixtures';

/** Only the deck contains this text. */
const deckOnly = /Fixing donor churn|Democratising the way|Continue to Traction|pre-seed SAFE/;

async function unlock(page: Page) {
  await page.getByLabel('Password', { exact: true }).fill(investorPassword);
  await page.getByRole('button', { name: 'Access Investor Materials' }).click();
}

/** Opens a step as a visitor who has passed the gate. */
async function open(page: Page, step?: number, name = 'Ada') {
  await page.addInitScript((given) => {
    if (sessionStorage.getItem('investor-auth')) return;
    sessionStorage.setItem('investor-auth', 'true');
    if (given) sessionStorage.setItem('investor-name', given);
  }, name);
  await page.goto(step ? `/investors?step=${step}` : '/investors');
  await expect(page.getByRole('progressbar')).toBeVisible();
}

/** The step on the screen: the page also contains the printable sheets. */
const slide = (page: Page) => page.locator('main section').filter({ visible: true });
/** What is seen: what is heard has its figures in words. */
const invitation = (page: Page, name: string) =>
  slide(page).getByText(`${name}, there’s room`).first();
const h1 = (page: Page) => page.getByRole('heading', { level: 1 });

test('the gate keeps the deck closed until the password is right', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (/\.js(\?|$)/.test(response.url())) scripts.push(response.text());
  });
  await page.goto('/investors');
  await expect(page).toHaveTitle('Investors | Tuppence');
  await expect(page.getByRole('heading', { name: 'Investor Access' })).toBeVisible();
  const field = page.getByLabel('Password', { exact: true });

  await field.fill(`${investorPassword} `);
  await page.getByRole('button', { name: 'Access Investor Materials' }).click();
  await expect(page.getByText('Incorrect password')).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('investor-auth'))).toBeNull();
  await page.waitForLoadState('networkidle');
  const before = await Promise.all(scripts);
  expect(before.length).toBeGreaterThan(0);
  expect(before.filter((script) => deckOnly.test(script))).toEqual([]);
  expect(before.filter((script) => script.includes(investorPassword))).toEqual([]);

  await unlock(page);
  await expect(h1(page)).toHaveText('Small change. Properly organised.');
  await expect(h1(page)).toBeFocused();
  const after = await Promise.all(scripts);
  expect(after.some((script) => deckOnly.test(script))).toBe(true);
  expect(await page.evaluate(() => ({ ...sessionStorage }))).toMatchObject({
    'investor-auth': 'true',
  });

  await page.reload();
  await expect(h1(page)).toHaveText('Small change. Properly organised.');
});

test('all seven steps can be reached forwards and backwards', async ({ page }) => {
  await open(page, undefined, '');
  await expect(page.getByText('Step 1 of 7', { exact: true })).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Back' })).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Please enter your name.')).toBeVisible();
  await page.getByLabel('What’s your name?').fill('  Ada ');
  await page.getByRole('button', { name: 'Continue' }).click();

  await expect(page).toHaveURL('/investors?step=2');
  await expect(h1(page)).toHaveText('The Big Picture');
  await expect(h1(page)).toBeFocused();
  await page.getByRole('button', { name: 'Continue' }).click();

  await expect(h1(page)).toHaveText('We’ve come together to build it');
  await expect(
    slide(page).getByText('7 ex-operators bringing fintech execution discipline to philanthropy'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Continue to The Journey' }).click();

  await expect(slide(page).getByText(/^Ada, once its profile is claimed/)).toBeVisible();
  await page.getByRole('tab', { name: /^Part 2/ }).click();
  await page.getByRole('button', { name: 'Tax Rebate Demo' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('£387');
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL('/investors?step=4');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Continue to Traction' }).click();

  await expect(page.getByRole('list').getByRole('listitem')).toHaveCount(5);
  // The fullest step.
  for (const size of [
    { width: 1366, height: 768 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size);
    const left = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    await expect.poll(left, `at ${size.width} px`).toBe(0);
  }
  await page.getByRole('button', { name: 'Continue to The Raise' }).click();

  await expect(h1(page)).toHaveAccessibleName('£750,000 to £1 million pre-seed SAFE');
  await expect(
    slide(page)
      .getByText(/^Ada, there’s room/)
      .first(),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Final Words' }).click();

  await expect(page).toHaveURL('/investors?step=7');

  for (const step of [6, 5, 4, 3, 2, 1]) {
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL(`/investors?step=${step}`);
  }
  await expect(page.getByRole('textbox')).toHaveValue('Ada');
  await page.getByRole('textbox').fill('Grace');
  await h1(page).click();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL('/investors?step=2');
  await page.goto('/investors?step=6');
  await expect(invitation(page, 'Grace')).toBeVisible();
});

test('the step is in the address, and survives reload, back and forward', async ({ page }) => {
  await open(page, 4);
  await expect(h1(page)).toHaveText('The Journey');
  await page.getByRole('button', { name: 'Continue to Traction' }).click();
  await expect(h1(page)).toHaveText('Traction');
  await page.goBack();
  await expect(h1(page)).toHaveText('The Journey');
  await page.goForward();
  await expect(h1(page)).toHaveText('Traction');
  // In forced colours, the progress differs from its track.
  await page.emulateMedia({ forcedColors: 'active' });
  const colourOf = (part: Locator) =>
    part.evaluate((element) => getComputedStyle(element).backgroundColor);
  const bar = page.getByRole('progressbar');
  expect(await colourOf(bar.locator('> *'))).not.toBe(await colourOf(bar));
  await page.emulateMedia({ forcedColors: null });
  await page.goto('/investors?step=6');
  await page.reload();
  await expect(
    slide(page)
      .getByText(/^Ada, there’s room/)
      .first(),
  ).toBeVisible();
});

test('the last step links to the home page, and restarts the deck', async ({ page }) => {
  await open(page, 7);
  await expect(page.getByRole('link', { name: 'Explore' })).toHaveAttribute('href', '/');
  await page.getByRole('link', { name: 'Click here' }).click();
  await expect(page).toHaveURL('/investors');
  await expect(page.getByRole('textbox')).toHaveValue('');
});

test('the film plays with captions, and returns the focus', async ({ page }) => {
  await open(page, 4);
  const tile = page.getByRole('button', { name: 'Watch Demo' });
  await tile.click();
  const film = page.locator('video');
  await expect(page.getByRole('dialog', { name: 'How the app works' })).toBeVisible();
  await expect
    .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime))
    .not.toBe(0);
  await expect(film.locator('track')).toHaveAttribute('kind', 'captions');
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL('/investors?step=4');
  await page.keyboard.press('Escape');
  await expect(film).toHaveCount(0);
  await expect(tile).toBeFocused();

  await page.getByRole('tab', { name: /^Part 3/ }).click();
  await page.getByRole('button', { name: 'View Vision' }).click();
  await expect(page.getByRole('dialog', { name: 'What the Giving Wallet will do' })).toBeVisible();
  await page.mouse.click(4, 4);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the deck prints on seven pages, with no words cut or under the receipt', {
  tag: '@sweep',
}, async ({ page }) => {
  await open(page, 3);
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(7);

  await page.setViewportSize({ width: 1280, height: 720 });
  await page.emulateMedia({ media: 'print' });
  const sheets = await slide(page).evaluateAll((slides) =>
    slides.map((section) => {
      const receipt = section.nextElementSibling?.getBoundingClientRect();
      const words = [...section.querySelectorAll('h1, h2, p, li, a')]
        .filter((element) => element.checkVisibility())
        .map((element) => element.getBoundingClientRect());
      const { top = 0 } = section.parentElement?.getBoundingClientRect() ?? {};
      return {
        above: Math.min(...words.map((word) => word.top)) - top,
        overReceipt: Math.max(...words.map((word) => word.bottom)) - (receipt?.top ?? 0),
      };
    }),
  );
  expect(sheets).toHaveLength(7);
  for (const { above, overReceipt } of sheets) {
    expect(above).toBeGreaterThan(8);
    expect(overReceipt).toBeLessThan(0);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('an accidental double tap advances one step', { tag: '@sweep' }, async ({ page }) => {
    await open(page, 2);
    const client = await page.context().newCDPSession(page);
    /** `timestamp` is in s since 1970. */
    const tap = async (name: string, timestamp: number) => {
      const button = page.getByRole('button', { name, exact: true });
      await button.scrollIntoViewIfNeeded();
      const box = await button.boundingBox();
      if (!box) throw new Error(`${name} is not on the page`);
      const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
      await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints, timestamp });
      await client.send('Input.dispatchTouchEvent', {
        type: 'touchEnd',
        touchPoints: [],
        timestamp: timestamp + 0.02,
      });
    };
    const start = Date.now() / 1000;
    await tap('Continue', start);
    await expect(page).toHaveURL('/investors?step=3');
    await tap('Continue to The Journey', start + 0.25);
    await tap('Continue to The Journey', start + 0.85);
    await expect(page).toHaveURL('/investors?step=4');
    await expect(h1(page)).toHaveText('The Journey');
    await tap('Continue to Traction', start + 1.45);
    await expect(page).toHaveURL('/investors?step=5');
  });

  test('swipes change the step, and taps show a bio', async ({ page }) => {
    await open(page, 2);
    const client = await page.context().newCDPSession(page);
    const swipe = async (fromX: number, toX: number) => {
      const point = (x: number) => ({ touchPoints: [{ x, y: 400 }] });
      await client.send('Input.dispatchTouchEvent', { type: 'touchStart', ...point(fromX) });
      await client.send('Input.dispatchTouchEvent', { type: 'touchMove', ...point(toX) });
      await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    await swipe(320, 60);
    await expect(h1(page)).toHaveText('We’ve come together to build it');
    await page.getByRole('button', { name: /Jack Donnelly/ }).tap();
    await expect(page.getByRole('note', { name: 'Jack Donnelly' })).toBeVisible();
    await h1(page).tap();
    await expect(page.getByRole('note', { name: 'Jack Donnelly' })).toHaveCount(0);
    await swipe(60, 320);
    await expect(h1(page)).toHaveText('The Big Picture');
  });
});
