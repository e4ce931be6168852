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
  { name: 'tablet', width: 834, height: 1112 },
  { name: 'phone', width: 390, height: 844 },
  { name: 'desktop', width: 1280, height: 800 },
] as const;

/** After the play function, timers of a second do nothing: one could remove a toast. */
const setTimer = window.setTimeout;
let isOver = false;

export async function beforeEach() {
  isOver = false;
  window.setTimeout = ((task: () => void, delayMs = 0) => {
    const isOurs = isOver;
    return setTimer(() => {
      if (isOurs || !isOver || delayMs < 1000) task();
    }, delayMs);
  }) as typeof window.setTimeout;
  vi.setSystemTime('2026-11-21T10:00:00Z');
  vi.spyOn(console, 'error').mockClear();
  await commands.resetMousePosition();
  onTestFinished(photograph, 60_000);
}

async function photograph({ task, story }: TestContext & { story?: ComposedStoryFn }) {
  const { storyId } = task.meta as { storyId?: string };
  isOver = true;
  if (!story || !storyId || task.result?.state === 'fail') return;
  if (!viewports.some(({ width }) => width === window.innerWidth)) return;
  const { visual = {}, viewport } = story.parameters;
  const { skip, only = viewport.defaultViewport === 'phone' ? 'phone' : undefined } = visual;
  const isWide = only === 'desktop' || visual.wide || isWideBasic.test(storyId);
  const pictures: Record<string, string> = {};
  task.meta.pictures = skip ?? pictures;
  // A screen reader would read the value before its name.
  const early = [...document.querySelectorAll('dd:not(dt ~ dd)')];
  const problems = early.map(({ textContent }) => `dd before dt: ${textContent}`);
  const wanted = { phone: true, desktop: isWide, tablet: isWide && visual.tablet };
  for (const { name, width, height } of viewports) {
    if ((only && only !== name) || !wanted[name]) continue;
    // Each picture follows a resize: see `rest`.
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
  expect(problems).toEqual([]);
}

const isWideBasic = /^(?!components-|brand-|layout-|foundations-).*--basic$/;

async function violations({ parameters }: ComposedStoryFn): Promise<string[]> {
  if (parameters.a11y.test !== 'error') return [];
  axe.reset();
  axe.configure(parameters.a11y.config);
  const found = await axe.run('#storybook-root, body', { resultTypes: ['violations'] });
  return found.violations.map(({ id, nodes }) => `axe ${id}: ${nodes.map(({ target }) => target)}`);
}

/** Waits for fonts and pictures, stops films at their start, and redraws the page. */
async function rest(): Promise<void> {
  const frame = () =>
    new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  await document.fonts.ready;
  await frame();
  const pictures = [...document.images].map((image) => image.decode().catch(() => undefined));
  // No event says when a drawing in another file has loaded.
  const drawings = [...document.querySelectorAll<SVGUseElement>('use:not([href^="#"])')];
  const drawn = drawings.map(({ href }) => fetch(href.baseVal));
  const limit = new Promise((resolve) => setTimeout(resolve, 4000));
  await Promise.race([limit, Promise.all([...pictures, ...drawn])]);
  for (const film of document.querySelectorAll('video')) {
    film.pause();
    film.removeAttribute('autoplay');
    // The browser's own controls show an animated spinner.
    film.removeAttribute('controls');
    if (film.currentTime > 0) film.currentTime = 0;
    while (film.seeking) await frame();
  }
  // A resize leaves stale pixels. Moving the page to its own layer and back redraws them.
  for (const change of ['opacity', '']) {
    document.body.style.willChange = change;
    await frame();
    await frame();
  }
}
