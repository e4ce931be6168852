/**
 * Runs around every story of `npm run sweep:translated`, instead of tests/visual/preview.ts: the
 * browser's translator works on the page while the story is played.
 */
import { createElement, type FunctionComponent, useLayoutEffect } from 'react';
import { expect, onTestFinished, vi } from 'vitest';
import { commands } from 'vitest/browser';
import { staleTexts } from './stale-texts.ts';
import { startTranslator } from './translator.ts';

function Translated({ Story }: { Story: FunctionComponent }) {
  useLayoutEffect(startTranslator, []);
  return createElement(Story);
}

export const decorators = [(Story: FunctionComponent) => createElement(Translated, { Story })];

export async function beforeEach() {
  vi.setSystemTime(new Date('2026-11-21T10:00:00Z'));
  await commands.resetMousePosition();
  // A failure in Storybook's own `afterEach` would leave animations paused for later stories.
  onTestFinished(() => expect(staleTexts()).toEqual([]));
}
