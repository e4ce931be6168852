/**
 * What Storybook does around every story when tests play it (.storybook/main.ts names this file):
 * afterwards the story is photographed on a phone, and on a desktop if its layout differs there. On the
 * phone, where nothing has been checked yet, axe runs again, and doubled text must stay on the screen.
 *
 * Hooks of a Vitest setup file would belong to the first story file of a page alone.
 */
import axe from 'axe-core';
import type { ComposedStoryFn } from 'storybook/internal/types';
import { expect, onTestFinished, type TestContext, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { findPushedOut } from '../browser/pushed-out.ts';
import { findValuesBeforeTerms } from '../browser/values-before-terms.ts';
import { rest } from './rest.ts';
import { tablet, today, viewports } from './viewports.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** Pictures that were compared, or why the story has none. */
    pictures?: string[] | string;
  }
}

/** Timers that would change a picture while it waits to be taken, such as a notice that leaves. */
const longMs = 1000;
const setTimer = window.setTimeout;
let isOver = false;

export async function beforeEach() {
  isOver = false;
  window.setTimeout = ((task: () => void, delayMs = 0) => {
    const isOurs = isOver;
    return setTimer(() => {
      if (isOurs || !isOver || delayMs < longMs) task();
    }, delayMs);
  }) as typeof window.setTimeout;
  vi.setSystemTime(today);
  await commands.resetMousePosition();
  onTestFinished(photograph, 60_000);
}

async function photograph({ task, story }: TestContext & { story?: ComposedStoryFn }) {
  const { storyId } = task.meta as { storyId?: string };
  isOver = true;
  if (!story || !storyId || task.result?.state === 'fail') return;
  const visual = story.parameters.visual ?? {};
  const { skip, only = story.globals?.viewport?.value === 'phone' ? 'phone' : undefined } = visual;
  // Only where the layout differs: primitives and the variants of a section look the same on a desktop.
  const isWide =
    only === 'desktop' || visual.wide || (/--basic$/.test(storyId) && !isPrimitive(storyId));
  const pictures: string[] = [];
  const problems: (string | undefined)[] = findValuesBeforeTerms();
  // The width that the story was played at comes last, where axe of the addon expects it.
  const order = [
    ...(visual.tablet && isWide ? [tablet] : []),
    ...(only === 'phone' ? [...viewports].reverse() : viewports),
  ];
  for (const { name, width, height } of order) {
    await page.viewport(width, height);
    if ((only && only !== name) || (name === 'desktop' && !isWide)) continue;
    await rest();
    if (name === 'phone' && !only) problems.push(...(await violations(story)));
    problems.push(...findPushedOut().map((element) => `pushed out at ${width}: ${element}`));
    if (skip) continue;
    // The frame that a story stands in shows nothing beyond its edge, so it grows with the story.
    const full = document.documentElement.scrollHeight;
    if (full > height) {
      await page.viewport(width, full);
      await rest();
    }
    const picture = `stories/${storyId}.${width}`;
    problems.push(await commands.comparePicture(picture));
    pictures.push(picture);
  }
  task.meta.pictures = skip ?? pictures;
  expect(problems.filter(Boolean)).toEqual([]);
}

const isPrimitive = (storyId: string) => /^(components|brand|layout|foundations)-/.test(storyId);

async function violations({ parameters }: ComposedStoryFn): Promise<string[]> {
  const { test, config } = parameters.a11y ?? {};
  if (test !== 'error') return [];
  axe.reset();
  axe.configure(config ?? {});
  const found = (await axe.run('#storybook-root, body')).violations;
  return found.map(({ id, nodes }) => `axe ${id}: ${nodes.map(({ target }) => target)}`);
}
