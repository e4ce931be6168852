/** The built Storybook, without a server. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { built } from './site.ts';

const folder = built('storybook');
/** Requests to this host are answered from the folder. */
export const origin = 'http://storybook.localhost';

export const serveStorybook = (page: Page) =>
  page.route(`${origin}/**`, (route) => {
    const file = path.join(folder, new URL(route.request().url()).pathname);
    // Some stories show the fallback for a missing file.
    return existsSync(file) ? route.fulfill({ path: file }) : route.fulfill({ status: 404 });
  });

interface Entry {
  id: string;
  title: string;
  type: 'docs' | 'story';
}

/** The ids of the entries by area. Each area is one test. */
export function groups(entryType: Entry['type'], areas = /^/): [group: string, ids: string[]][] {
  const { entries } = JSON.parse(readFileSync(path.join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, Entry>;
  };
  const found = new Map<string, string[]>();
  for (const { id, title, type } of Object.values(entries)) {
    if (type !== entryType || !areas.test(title)) continue;
    const group = /^(Sections\/)?[^/]+/.exec(title)?.[0] ?? title;
    found.set(group, [...(found.get(group) ?? []), id]);
  }
  if (found.size === 0) throw new Error(`Storybook has no ${entryType}.`);
  return [...found];
}

/** `show` changes the story, so another is opened first. */
export async function openFirst(page: Page, globals = 'words:written'): Promise<void> {
  await page.goto(
    `${origin}/iframe.html?id=layout-stack--basic&viewMode=story&globals=a11y.manual:!true;${globals}`,
  );
  // Storybook reloads its frame if a story is left before it has finished.
  await page.waitForFunction(
    () => window.__STORYBOOK_PREVIEW__?.currentRender?.phase === 'finished',
  );
}

declare global {
  interface Window {
    __STORYBOOK_PREVIEW__?: {
      currentRender?: { phase?: string };
      ready(): Promise<void>;
      loadStory(options: { storyId: string }): Promise<{
        playFunction?: unknown;
        parameters: { visual?: { only?: string }; viewport: { defaultViewport: string } };
      }>;
    };
    __STORYBOOK_ADDONS_CHANNEL__: {
      on(event: string, listener: (ended: { storyId: string }) => void): void;
      emit(event: string, payload: object): void;
    };
  }
}

/** Shows a story without playing it: some navigate away. Returns the only device that it suits. */
export function show(page: Page, id: string): Promise<string | undefined> {
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
    const { visual, viewport } = story?.parameters ?? {};
    return visual?.only ?? (viewport?.defaultViewport === 'phone' ? 'phone' : undefined);
  }, id);
}
