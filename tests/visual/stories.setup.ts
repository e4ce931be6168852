/** After its play function, every story is photographed at both widths; axe runs at the phone's too. */
import type { ComposedStoryFn } from 'storybook/internal/types';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { rest } from './rest.ts';

const viewports = [{ name: 'desktop', width: 1280, height: 800 }, { name: 'phone', width: 390, height: 844 }];

beforeEach(() => {
  vi.setSystemTime(new Date('2026-11-21T10:00:00Z'));
});

afterEach(async (context) => {
  const { story, task } = context as typeof context & { story?: ComposedStoryFn };
  const { storyId } = task.meta as { storyId?: string };
  if (!story || !storyId || task.result?.state === 'fail') return;
  const problems: (string | undefined)[] = [];
  const only = story.globals?.viewport?.value;
  for (const { name, width, height } of viewports) {
    if (only && only !== name) continue;
    if (story.parameters.visual?.skip) continue;
    await page.viewport(width, height);
    await rest();
    const tall = document.documentElement.scrollHeight;
    if (tall > height) { await page.viewport(width, tall); await rest(); }
    problems.push(await commands.comparePicture(`stories/${storyId}.${width}`));
  }
  expect(problems.filter(Boolean)).toEqual([]);
});
