/**
 * What Storybook does around every story when tests play it (.storybook/main.ts names this file):
 * afterwards the story is photographed at both widths, or at three. At the phone's, where nothing has been
 * checked yet, axe runs again, and letters of twice their size must stay on the screen.
 *
 * Hooks of a Vitest setup file would belong to the first story file of a page alone.
 */
import { color } from '@tuppence/ui/tokens';
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
  shiftColour();
  await commands.resetMousePosition();
  onTestFinished(photograph, 60_000);
}

async function photograph({ task, story }: TestContext & { story?: ComposedStoryFn }) {
  const { storyId } = task.meta as { storyId?: string };
  isOver = true;
  if (!story || !storyId || task.result?.state === 'fail') return;
  const visual = story.parameters.visual ?? {};
  const { skip, only = story.globals?.viewport?.value === 'phone' ? 'phone' : undefined } = visual;
  const pictures: string[] = [];
  const problems: (string | undefined)[] = findValuesBeforeTerms();
  // The width that the story was played at comes last, where axe of the addon expects it.
  const order = [
    ...(visual.tablet ? [tablet] : []),
    ...(only === 'phone' ? [...viewports].reverse() : viewports),
  ];
  for (const { name, width, height } of order) {
    await page.viewport(width, height);
    await rest();
    if (only && only !== name) continue;
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

async function violations({ parameters }: ComposedStoryFn): Promise<string[]> {
  const { test, config } = parameters.a11y ?? {};
  if (test !== 'error') return [];
  axe.reset();
  axe.configure(config ?? {});
  const found = (await axe.run('#storybook-root, body')).violations;
  return found.map(({ id, nodes }) => `axe ${id}: ${nodes.map(({ target }) => target)}`);
}

/** The proof (proof.ts) moves the green of the style sheets by one level, on the page alone. */
function shiftColour() {
  if (!import.meta.env.VITE_VISUAL_PROOF) return;
  const from = color.green.toLowerCase();
  const to = `#${(Number.parseInt(from.slice(1), 16) + 1).toString(16).padStart(6, '0')}`;
  const walk = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule) {
        for (const property of rule.style) {
          const value = rule.style.getPropertyValue(property).trim().toLowerCase();
          if (property.startsWith('--') && value === from) rule.style.setProperty(property, to);
        }
      }
      if (rule instanceof CSSGroupingRule) walk(rule.cssRules);
    }
  };
  for (const sheet of document.styleSheets) walk(sheet.cssRules);
}
