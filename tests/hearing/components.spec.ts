/** What components say in their stories. Their pages in Storybook show it. */
import { expect, type Page, test } from '@playwright/test';
import { Ears } from '../browser/ears/ears.ts';
import { origin, serveStorybook } from '../browser/storybook.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

type Use = (ears: Ears, page: Page) => Promise<unknown>;

/** What is done, by story. */
const uses: Record<string, Use> = {
  'components-dialog--closes-by-escape': async (ears, page) => {
    await ears.press('Enter', page.getByRole('button', { name: 'Open' }), /dialog/);
    await ears.press('Tab');
    await ears.press('Tab');
    await ears.press('Escape', undefined, /Open/);
  },
  'components-tabs--basic': async (ears, page) => {
    await ears.reach(page.getByRole('tab', { name: 'Part 1' }));
    await ears.press('ArrowRight');
    await ears.press('Tab');
  },
  'components-toastregion--focus-returns': async (ears, page) => {
    await ears.press('Enter', page.getByRole('button', { name: 'Show' }), /Toast/);
    await ears.press('F8');
    await ears.press('Tab');
    await ears.press('Escape');
  },
  'dialogs-waitlistform--basic': async (ears, page) => {
    const submit = page.getByRole('button', { name: 'Submit' });
    await ears.press('Enter', submit, /valid/);
    await ears.type('ada@tuppence.example');
    await ears.press('Enter', undefined, /accept/);
    await ears.press('Space');
  },
  'brand-charitypicker--basic': async (ears, page) => {
    await ears.type('noahs', page.getByRole('combobox'), /1 charity/);
    await ears.press('ArrowDown');
    await ears.press('Enter', undefined, /Charity: /);
  },
  'deck-deckframe--focus-follows': async (ears) => {
    await ears.press('ArrowRight', undefined, /6 of 7/);
    await ears.press('ArrowLeft', undefined, /5 of 7/);
  },
};

for (const [story, use] of Object.entries(uses)) {
  const [component = ''] = story.split('--');
  test(`${component} says what its page shows`, async ({ page }) => {
    const ears = await Ears.on(page);
    await serveStorybook(page);
    await page.goto(`${origin}/iframe.html?id=${story}&viewMode=story&embed=true`);
    await page.waitForFunction(
      () => window.__STORYBOOK_PREVIEW__?.currentRender?.phase === 'finished',
    );
    await ears.listen();
    await use(ears, page);
    expect(ears.transcript(component)).toMatchSnapshot(['components', `${component}.md`]);
  });
}
