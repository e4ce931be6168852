/**
 * After its play function, every story is photographed at both widths. At the phone's, where nothing
 * has been checked yet, axe runs again. Letters of twice their size are checked on the pages (tests/accessibility/routes.spec.ts).
 */
import axe from 'axe-core';
import type { ComposedStoryFn } from 'storybook/internal/types';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { rest } from './rest.ts';
import { today, viewports } from './viewports.ts';

beforeEach(() => {
  vi.setSystemTime(today);
  shiftColour();
});

afterEach(async (context) => {
  const { story, task } = context as typeof context & { story?: ComposedStoryFn };
  const { storyId } = task.meta as { storyId?: string };
  if (!story || !storyId || task.result?.state === 'fail') return;
  // Stories are played at the desktop's width, so its name alone does not mean that width only.
  const only: unknown =
    story.parameters.visual?.only ??
    (story.globals?.viewport?.value === 'phone' ? 'phone' : undefined);
  const problems: (string | undefined)[] = [];
  // A change of size makes the browser draw all anew: what it redraws in part has soft edges one
  // level off. So the width that the story was played at comes last.
  const order = only === 'phone' ? [...viewports].reverse() : viewports;
  for (const { name, width, height } of order) {
    await page.viewport(width, height);
    await rest();
    if (only && only !== name) continue;
    if (name === 'phone' && !only) problems.push(...(await violations(story)));
    if (story.parameters.visual?.skip) continue;
    // The frame that a story stands in shows nothing beyond its edge, so it grows with the story.
    const full = document.documentElement.scrollHeight;
    if (full > height) {
      await page.viewport(width, full);
      await rest();
    }
    problems.push(await commands.comparePicture(`stories/${storyId}.${width}`));
  }
  expect(problems.filter(Boolean)).toEqual([]);
});

async function violations({ parameters }: ComposedStoryFn): Promise<string[]> {
  const { test, config } = parameters.a11y ?? {};
  if (test !== 'error') return [];
  axe.reset();
  axe.configure(config ?? {});
  const found = (await axe.run('#storybook-root, body')).violations;
  return found.map(({ id, nodes }) => `axe ${id}: ${nodes.map(({ target }) => target)}`);
}

/** The proof (proof.ts) moves one colour of the style sheets by one level, on the page alone. */
function shiftColour() {
  const [from, to] = (import.meta.env.VITE_VISUAL_PROOF ?? '').toLowerCase().split('>');
  if (!from || !to) return;
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
