/** The code that Storybook offers to copy compiles and renders as it stands. */
import { globSync } from 'node:fs';
import path from 'node:path';
import { createElement, type FunctionComponent } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { samplesOf } from '../../.storybook/samples.ts';
import { turned } from '../../.storybook/turned-sample.ts';
import { compile } from './compile.ts';

const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, 'test-results/component-samples');

/** They measure their text, which needs a browser. */
const measured = /\.Kit(Poster|Square|TillCard)\./;

/** Each sample is a file. */
const files: Record<string, string> = {};
for (const stories of globSync('stories/**/*.stories.tsx', { cwd: root })) {
  const place = stories.replaceAll(/^stories\/|\.stories\.tsx$/g, '').replaceAll('/', '.');
  for (const [story, sample] of Object.entries(samplesOf(path.join(root, stories))))
    files[`${place}.${story}.tsx`] = turned(sample);
}

test('every sample compiles', async () => {
  expect(await compile('component-samples', files)).toBe('');
});

test('handlers say what they are for', () => {
  const silent = Object.entries(files).filter(([, code]) =>
    /(?<!new Promise[^(]*\()\(\) => \{\}/.test(code),
  );
  expect(silent.map(([file]) => file)).toEqual([]);
});

test('every sample renders', async () => {
  const faults: string[] = [];
  for (const file of Object.keys(files)) {
    if (measured.test(file)) continue;
    const story = file.split('.').at(-2) ?? '';
    const module = await import(/* @vite-ignore */ path.join(folder, file));
    try {
      renderToString(createElement(module[story] as FunctionComponent));
    } catch (error) {
      faults.push(`${file}: ${error}`);
    }
  }
  expect(faults).toEqual([]);
});
