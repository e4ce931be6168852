import { expect, test } from '@playwright/test';
import { groups, openFirst, origin, serveStorybook, show } from '../browser/storybook.ts';
import { sweep } from '../browser/sweep.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(({ page }) => serveStorybook(page));

for (const [group, ids] of groups('docs')) {
  test(`the documentation of ${group} is readable, and reports no error`, async ({ page }) => {
    test.setTimeout(180_000);
    const faults: string[] = [];
    let current = '';
    const note = (text: string) => faults.push(`${current}: ${text.slice(0, 300)}`);
    page.on('console', (message) => {
      const isMissingFile = message.text().startsWith('Failed to load resource');
      if (message.type() === 'error' && !isMissingFile) note(message.text());
    });
    page.on('pageerror', (error) => note(String(error)));
    for (current of ids) {
      await page.goto(`${origin}/iframe.html?id=${current}&viewMode=docs`);
      const heading = page.locator('#storybook-docs h1').first();
      await expect(heading, current).toBeInViewport({ timeout: 20_000 });
      await expect(page.locator('.sb-loader:visible'), current).toHaveCount(0, { timeout: 20_000 });
      for (const fault of await page.evaluate(findUnreadable)) note(fault);
    }
    expect(faults).toEqual([]);
  });
}

for (const id of ['auth-nameform', 'sections-charity-kit-kitposter', 'brand-illustrations']) {
  test(`the documentation of ${id} shows its cost`, async ({ page }) => {
    await page.goto(`${origin}/iframe.html?id=${id}--docs&viewMode=docs`);
    const cost = page.getByRole('heading', { name: 'Cost', exact: true });
    await expect(cost).toBeAttached({ timeout: 20_000 });
  });
}

test('the documentation of a component has its guidance, and links what it names', async ({
  page,
}) => {
  await page.goto(`${origin}/iframe.html?id=components-checkbox--docs&viewMode=docs`);
  const docs = page.locator('#storybook-docs');
  await expect(docs.getByText('Two negatives: what does a tick mean?')).toBeVisible({
    timeout: 20_000,
  });
  await expect(docs.getByText('A press on its label ticks it too.')).toBeVisible();
  await expect(docs.getByRole('link', { name: 'RadioGroup', exact: true })).toHaveAttribute(
    'href',
    '?path=/docs/components-radiogroup--docs',
  );
});

/** Runs in the page. Finds open dialogs and covered text. */
function findUnreadable(): string[] {
  const faults: string[] = [];
  const modals = document.querySelectorAll('[role="dialog"], [role="alertdialog"], :modal');
  for (const modal of modals) {
    const { width, height } = modal.getBoundingClientRect();
    if (width * height > 0) faults.push(`open over the text: ${modal.textContent.slice(0, 60)}`);
  }
  const isOfStory = (element: Element) => element.closest('.docs-story, .sb-unstyled') !== null;
  const words = document.querySelectorAll('#storybook-docs :is(h1, h2, h3, p, dt, dd, td)');
  for (const element of words) {
    if (element.closest('nav') || isOfStory(element) || !element.textContent.trim()) continue;
    // In a closed disclosure.
    if (!element.checkVisibility()) continue;
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const front = document.elementFromPoint(left + Math.min(width / 2, 20), top + height / 2);
    if (front && (element.contains(front) || front.contains(element))) continue;
    faults.push(`covered by ${front?.outerHTML.slice(0, 80)}: ${element.textContent.slice(0, 60)}`);
  }
  return faults;
}

test('the toolbar shows the settings of the address, and the story uses them', async ({ page }) => {
  await page.goto(
    `${origin}/index.html?path=/story/components-button--basic&globals=surface:strong;textSize:double;motion:reduced;brand:harbour`,
  );
  const toolbar = page.getByRole('region', { name: 'Toolbar' });
  for (const title of ['Surface: strong', 'Text 200 %', 'Reduced motion', 'Brand: harbour']) {
    await expect(toolbar.getByText(title, { exact: true })).toBeAttached({ timeout: 30_000 });
  }
  const story = page.frameLocator('#storybook-preview-iframe');
  await expect(story.getByRole('button', { name: 'Get the app' })).toBeVisible();
  await expect(story.locator('[data-surface="strong"]')).toHaveCSS(
    'background-color',
    'rgb(11, 42, 74)',
  );
  await expect(story.locator('html')).toHaveCSS('font-size', '32px');
});

/** What a designer types, and the page that it should lead to. */
const needs = {
  'error at a field': 'components-textfield',
  'a short message that needs a decision': 'components-alertdialog',
  'price that changes': 'brand-receipt',
  message: 'components-alertdialog',
  validation: 'components-textfield',
  rtl: 'foundations-languages',
  release: 'changelog',
};

for (const [need, id] of Object.entries(needs)) {
  test(`the search finds ${id} by “${need}”`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.goto(`${origin}/index.html?path=/story/components-button--basic`);
    await page.locator('#storybook-explorer-searchfield').fill(need);
    const found = page.locator('#storybook-explorer-menu li');
    const first = found.filter({ hasText: 'Catalogue' }).first();
    await expect(first).toBeVisible({ timeout: 30_000 });
    expect((await found.allInnerTexts()).slice(0, 5)).toContain(await first.innerText());
    await first.click();
    const docs = page.frameLocator('#storybook-preview-iframe');
    // Several needs may name a component.
    const inView = () =>
      docs.locator(`a[href$="/${id}--docs"]`).evaluateAll((links) =>
        links.some((link) => {
          const { top, bottom } = link.getBoundingClientRect();
          return window.scrollY > 0 && top >= 0 && bottom <= window.innerHeight;
        }),
      );
    await expect.poll(inView, { timeout: 90_000 }).toBe(true);
  });
}

test('a control follows what the story itself closes, and so does the address', async ({
  page,
}) => {
  await page.goto(`${origin}/index.html?path=/story/components-dialog--basic`);
  const story = page.frameLocator('#storybook-preview-iframe');
  await story.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('switch', { name: 'open' })).not.toBeChecked({ timeout: 20_000 });
  await expect(page).toHaveURL(/args=open:!false/);
  await story.getByRole('button', { name: 'Open' }).click();
  await expect(page.getByRole('switch', { name: 'open' })).toBeChecked();
});

test('the code follows the controls, and a link has them with their texts', async ({ page }) => {
  const story = page.frameLocator('#storybook-preview-iframe');
  const code = page.getByRole('tabpanel', { name: 'Code' }).locator('pre');
  await page.goto(`${origin}/index.html?path=/story/components-button--basic`);
  await expect(story.getByRole('button')).toBeVisible({ timeout: 30_000 });
  await page.locator('#control-children').fill('Zoë gives £5. Für Ämter');
  await expect(story.getByRole('button', { name: 'Zoë gives £5. Für Ämter' })).toBeVisible();
  await page.locator('#control-icon').selectOption('Gift');
  await expect(page).toHaveURL(/args=icon:Gift&globals=texts:x/);
  await page.getByRole('tab', { name: 'Code' }).click();
  await expect(code).toContainText(/import { Gift } from 'lucide';.*icon={Gift}>\s*Zoë gives £5/s);
  const link = page.url();
  await page.goto('about:blank');
  await page.goto(link);
  await expect(story.getByRole('button', { name: 'Zoë gives £5. Für Ämter' })).toBeVisible();
});

/** Not the deck: states.spec.ts checks its steps on their page. */
const partsOfPages = /^(Sections|Page frame|Dialogs|Demos|Onboarding|Auth|Donor page|Pages)\//;
/** Also checked with spaced text and in low windows. Hostile stories have markup as names. */
const inEveryWay = /^(pages|donor-page)-(?!.*hostile)/;
const phoneWidths = [320, 431];
const desktopWidths = [769, 1111, 1447, 2560];

for (const [group, ids] of groups('story', partsOfPages)) {
  test(`the stories of ${group} have no layout faults at any tested width`, async ({ page }) => {
    test.setTimeout(240_000);
    await openFirst(page);
    const faults: string[] = [];
    for (const id of ids) {
      const only = await show(page, id);
      const widths = [
        ...(only === 'desktop' ? [] : phoneWidths),
        ...(only === 'phone' ? [] : desktopWidths),
      ];
      const found = inEveryWay.test(id)
        ? await sweep(page, widths, [361, 834, 1279])
        : await sweep(page, widths, [], []);
      faults.push(...found.map((fault) => `${id}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });
}

const copies = {
  'components-copybutton--basic': 'Copy address',
  'components-copybutton--copied': 'Copy',
  'components-codeblock--basic': 'Copy donate.js',
  'foundations-theme-builder--basic': 'Copy CSS',
  'sections-donationapi-assistantprompt--torn-off': 'Tear off the prompt',
  'sections-donationapi-codesamples--basic': 'Copy Donate.tsx',
  'sections-donationapi-testkeys--basic': 'Copy the id',
};

test('who presses Copy after a story has played has the text', async ({ page, context }) => {
  test.setTimeout(180_000);
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
  for (const [id, name] of Object.entries(copies)) {
    await page.goto(`${origin}/iframe.html?id=${id}&viewMode=story`);
    await page.waitForFunction(
      () => window.__STORYBOOK_PREVIEW__?.currentRender?.phase === 'finished',
    );
    await page.evaluate(() => navigator.clipboard.writeText('nothing'));
    await page.getByRole('button', { name, exact: true }).click();
    const text = () => page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(text, { message: id }).not.toBe('nothing');
  }
});

const docsOf = (id: string, globals = '') =>
  `${origin}/iframe.html?id=${id}--docs&viewMode=docs&globals=${globals}`;

test('from right to left, the guidance in English is read from the left', async ({ page }) => {
  await page.goto(docsOf('components-button', 'direction:rtl'));
  const docs = page.locator('#storybook-docs');
  await expect(docs.getByRole('heading', { level: 1 })).toHaveCSS('direction', 'ltr');
  await expect(docs.locator('table').first()).toHaveCSS('direction', 'ltr');
  await expect(docs.getByRole('button', { name: 'Get the app' }).first()).toHaveCSS(
    'direction',
    'rtl',
  );
});

test('the page of a component has its own changes alone', async ({ page }) => {
  await page.goto(docsOf('onboarding-greeting'));
  const changes = page.locator('.changes').first();
  await expect(changes).toContainText('next of Greeting');
  await expect(changes).not.toContainText('AuthSlip');
});

test('each frame of a width says its width, and is as tall as its story', async ({ page }) => {
  await page.goto(docsOf('components-button'));
  await page.getByText('Every width and brand').click();
  await expect(page.getByText('320 px', { exact: true }).first()).toBeVisible();
  const frame = page.getByTitle('Tuppence, 320 px');
  const height = () => frame.evaluate((element) => Number.parseFloat(element.style.height));
  await expect.poll(height).toBeLessThan(200);
  await expect(
    page.frameLocator('[title="Tuppence, 320 px"]').getByRole('button'),
  ).toBeInViewport();
});

test('stories that fill a page leave no empty page in the documentation', async ({ page }) => {
  await page.goto(docsOf('page-frame-header'));
  const stories = page.locator('.docs-story');
  await expect(stories.first()).toBeVisible({ timeout: 20_000 });
  for (const story of await stories.all())
    expect((await story.boundingBox())?.height).toBeLessThan(500);
});
