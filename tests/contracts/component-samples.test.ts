/** The code that Storybook offers to copy compiles and renders as it stands. */
import { execFile } from 'node:child_process';
import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { createElement, type FunctionComponent } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { samplesOf } from '../../.storybook/samples.ts';

const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, 'test-results/component-samples');

/** They measure their text, which needs a browser. */
const measured = /\.Kit(Poster|Square|TillCard)\./;

/** Each sample is a file. */
const files: { file: string; story: string }[] = [];

beforeAll(() => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const stories of globSync('stories/**/*.stories.tsx', { cwd: root })) {
    const place = stories.replaceAll(/^stories\/|\.stories\.tsx$/g, '').replaceAll('/', '.');
    for (const [story, sample] of Object.entries(samplesOf(path.join(root, stories)))) {
      const file = path.join(folder, `${place}.${story}.tsx`);
      writeFileSync(file, sample);
      files.push({ file, story });
    }
  }
});

test('every sample compiles', async () => {
  const settings = {
    extends: '../../tsconfig.json',
    compilerOptions: { noUnusedLocals: false, noUnusedParameters: false },
    include: ['.', '../../packages/*/src/**/*.d.ts'],
    exclude: [],
  };
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(settings));
  const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
  const { stdout } = await promisify(execFile)(process.execPath, [tsc, '-p', folder], {
    cwd: root,
  }).catch((error: { stdout: string }) => error);
  expect(stdout).toBe('');
});

test('every sample renders', async () => {
  const faults: string[] = [];
  for (const { file, story } of files) {
    if (measured.test(file)) continue;
    const module = await import(/* @vite-ignore */ file);
    try {
      renderToString(createElement(module[story] as FunctionComponent));
    } catch (error) {
      faults.push(`${path.basename(file)}: ${error}`);
    }
  }
  expect(faults).toEqual([]);
});
