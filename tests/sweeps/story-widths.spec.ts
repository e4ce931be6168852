/**
 * Stories of everything that pages contain, with texts that only stories have, at many widths. Each group
 * loads once.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { Faults, faultsOf, resize } from '../browser/sweep.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const folder = path.resolve(import.meta.dirname, '../../storybook-static');
/** A host that is answered from the folder; no server is needed. */
const origin = 'http://storybook.localhost';
/** The deck's steps are checked on their page, beside the running receipt (states.spec.ts). */
const partsOfPages = /^(Sections|Chrome|Dialogs|Demos|Onboarding|Auth|Recap|Pages)\//;
const phoneWidths = [320, 431];
const widths = [...phoneWidths, 769, 1111, 1447, 2560];

interface Entry {
  id: string;
  title: string;
  type: string;
}

function storiesByGroup(): Map<string, string[]> {
  const index = path.join(folder, 'index.json');
  if (!existsSync(index)) throw new Error('Build Storybook first: npm run build-storybook');
  const { entries } = JSON.parse(readFileSync(index, 'utf8')) as { entries: Record<string, Entry> };
  const groups = new Map<string, string[]>();
  for (const { id, title, type } of Object.values(entries)) {
    if (type !== 'story' || !partsOfPages.test(title)) continue;
    const [area, name] = title.split('/');
    const group = area === 'Sections' ? `${area}/${name}` : String(area);
    groups.set(group, [...(groups.get(group) ?? []), id]);
  }
  if (groups.size === 0) throw new Error('Storybook has no sections.');
  return groups;
}

for (const [group, ids] of storiesByGroup()) {
  test(`the stories of ${group} have no layout faults at any width`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.route(`${origin}/**`, (route) => {
      const file = path.join(folder, new URL(route.request().url()).pathname);
      // Some stories show the fallback for a missing picture.
      return existsSync(file) ? route.fulfill({ path: file }) : route.fulfill({ status: 404 });
    });
    // Start with another story, so that each of these is a change. axe has its own tests.
    await page.goto(
      `${origin}/iframe.html?id=layout-stack--basic&viewMode=story&globals=a11y.manual:!true`,
    );
    // Storybook reloads its frame if a story is left before it has finished.
    await page.waitForFunction(
      () => window.__STORYBOOK_PREVIEW__?.currentRender?.phase === 'finished',
    );
    const faults = new Faults();
    for (const id of ids) {
      const only = await show(page, id);
      for (const width of only === 'phone' ? phoneWidths : widths) {
        if (only === 'desktop' && width < 769) continue;
        await resize(page, { width, height: 800 });
        faults.note(`${id} ${width}`, await faultsOf(page));
      }
    }
    expect(faults.list()).toEqual([]);
  });
}

declare global {
  interface Window {
    __STORYBOOK_PREVIEW__?: {
      currentRender?: { phase?: string };
      ready(): Promise<void>;
      loadStory(options: { storyId: string }): Promise<{
        playFunction?: unknown;
        parameters: { visual?: { only?: string } };
        storyGlobals?: { viewport?: { value?: string } };
      }>;
    };
    __STORYBOOK_ADDONS_CHANNEL__: {
      on(event: string, listener: (ended: { storyId: string }) => void): void;
      emit(event: string, payload: object): void;
    };
  }
}

/**
 * Shows a story without playing it, since some navigate away. Returns the only device that it suits, if
 * any.
 */
function show(page: Page, id: string): Promise<string | undefined> {
  return page.evaluate(async (storyId) => {
    const preview = window.__STORYBOOK_PREVIEW__;
    const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
    await preview?.ready();
    const story = await preview?.loadStory({ storyId });
    if (story) story.playFunction = undefined;
    await new Promise<void>((resolve) => {
      channel.on('storyFinished', (finished) => {
        if (finished.storyId === storyId) resolve();
      });
      channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
    });
    await document.fonts.ready;
    return story?.parameters.visual?.only ?? story?.storyGlobals?.viewport?.value;
  }, id);
}
