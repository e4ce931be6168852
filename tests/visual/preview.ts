/**
 * Runs around every story in tests. The play function and axe run at 1280 px, and the picture is
 * taken at 390 px. `Basic`, except of primitives, has a picture and axe at both widths. CONTRIBUTING
 * lists the options of a story.
 *
 * These are Storybook's hooks: in the shared page, Vitest's would run for the first file only.
 */
import axe from 'axe-core';
import type { ComposedStoryFn } from 'storybook/internal/types';
import { expect, onTestFinished, type TestContext, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { findPushedOut } from '../browser/layout-faults.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** The compared pictures, with how each differs, if it does. Or why there are none. */
    pictures?: Record<string, string> | string;
  }
}

/** Named as in Storybook. */
const viewports = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'desktop', width: 1280, height: 800 },
] as const;

const tablet = { name: 'tablet', width: 834, height: 1112 } as const;

const today = new Date('2026-11-21T10:00:00Z');

/** After the play function, longer timers do nothing: one could remove a toast. */
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
  vi.spyOn(console, 'error').mockClear();
  await commands.resetMousePosition();
  onTestFinished(photograph, 60_000);
}

async function photograph({ task, story }: TestContext & { story?: ComposedStoryFn }) {
  const { storyId } = task.meta as { storyId?: string };
  isOver = true;
  if (!story || !storyId || task.result?.state === 'fail') return;
  const visual = story.parameters.visual ?? {};
  const { skip, only = story.globals?.viewport?.value === 'phone' ? 'phone' : undefined } = visual;
  // By default, only `Basic` has a picture at 1280 px, and primitives have none.
  const isWide =
    only === 'desktop' || visual.wide || (/--basic$/.test(storyId) && !isPrimitive(storyId));
  const pictures: Record<string, string> = {};
  task.meta.pictures = skip ?? pictures;
  // A screen reader would read the value before its name.
  const values = [...document.querySelectorAll('dd:not(dt ~ dd)')];
  const problems = values.map((value): string | undefined => `dd before dt: ${value.textContent}`);
  // Each picture follows a resize: see `rest`.
  const order = [
    ...(visual.tablet && isWide ? [tablet] : []),
    ...(only === 'phone' ? [...viewports].reverse() : viewports),
  ];
  for (const { name, width, height } of order) {
    if ((only && only !== name) || (name === 'desktop' && !isWide)) continue;
    await page.viewport(width + 1, height);
    await page.viewport(width, height);
    await rest();
    if (name === 'phone' && !only && isWide) problems.push(...(await violations(story)));
    problems.push(...findPushedOut().map((element) => `pushed out at ${width}: ${element}`));
    if (skip) continue;
    // The frame must be as tall as the story.
    const full = document.documentElement.scrollHeight;
    if (full > height) {
      await page.viewport(width, full);
      await rest();
    }
    const picture = `${storyId}.${width}`;
    pictures[picture] = (await commands.comparePicture(picture)) ?? '';
  }
  const errors = vi.mocked(console.error).mock.calls.map((words) => words.join(' '));
  const isExpected = (error: string) => visual.expectedError?.test(error) === true;
  problems.push(...errors.filter((error) => !isExpected(error)));
  if (visual.expectedError && !errors.some(isExpected)) problems.push('no expected error');
  expect(problems.filter(Boolean)).toEqual([]);
}

const isPrimitive = (storyId: string) => /^(components|brand|layout|foundations)-/.test(storyId);

async function violations({ parameters }: ComposedStoryFn): Promise<string[]> {
  const { test, config } = parameters.a11y ?? {};
  if (test !== 'error') return [];
  axe.reset();
  axe.configure(config ?? {});
  const found = (await axe.run('#storybook-root, body', { resultTypes: ['violations'] }))
    .violations;
  return found.map(({ id, nodes }) => `axe ${id}: ${nodes.map(({ target }) => target)}`);
}

/** Waits for fonts and pictures, stops films at their start, and redraws the page. */
async function rest(): Promise<void> {
  const frame = () =>
    new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const atMost = (delayMs: number, promise: Promise<unknown>) =>
    Promise.race([promise, new Promise((resolve) => setTimeout(resolve, delayMs))]);

  await document.fonts.ready;
  await frame();
  const pictures = [...document.images]
    .filter((image) => image.currentSrc || image.src)
    .map((image) => image.decode().catch(() => undefined));
  // No event says when a drawing in another file has loaded.
  const drawings = [...document.querySelectorAll('use')]
    .map((use) => use.href.baseVal.split('#')[0])
    .filter((url) => url !== undefined && url !== '');
  await atMost(4000, Promise.all([...pictures, ...drawings.map((url) => fetch(url as string))]));
  for (const film of document.querySelectorAll('video')) {
    film.pause();
    film.removeAttribute('autoplay');
    // The browser's own controls show an animated spinner.
    film.removeAttribute('controls');
    if (film.currentTime > 0) {
      const sought = new Promise((resolve) => film.addEventListener('seeked', resolve));
      film.currentTime = 0;
      await atMost(1000, sought);
    }
  }
  // A resize leaves stale pixels. Moving the page to its own layer and back redraws them.
  document.body.style.willChange = 'opacity';
  await frame();
  await frame();
  document.body.style.removeProperty('will-change');
  if (document.body.getAttribute('style') === '') document.body.removeAttribute('style');
  await frame();
  await frame();
}
