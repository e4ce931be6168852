/** Approves and rejects a picture that no story takes. */
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, expect, test } from 'vitest';
import library from '../../packages/ui/package.json' with { type: 'json' };
import { codeNow, keepReleased } from '../../packages/ui/tooling/source-state.ts';
import { storyFileOf } from '../../packages/ui/tooling/story-causes.ts';
import { baselineFile, seal, waitingFile } from '../visual/picture.ts';

const name = 'no-story--picture.390';
const baseline = baselineFile(name);
const picture = await sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } })
  .png()
  .toBuffer();

afterEach(() => rmSync(baseline, { force: true }));

function wait(code: string) {
  const sealed = seal(name, code, picture);
  mkdirSync(path.dirname(waitingFile(sealed)), { recursive: true });
  writeFileSync(waitingFile(sealed), picture);
  return sealed;
}

function decide(...words: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['tests/visual/review.ts', ...words],
    { encoding: 'utf8' },
  );
  return { status, said: stdout + stderr };
}

test('a picture is approved by its name and seal, once', () => {
  const sealed = wait(codeNow());
  expect(decide('approve', name)).toMatchObject({
    status: 1,
    said: expect.stringMatching(/needs its seal/),
  });
  expect(existsSync(baseline)).toBe(false);
  expect(decide('approve', sealed, sealed)).toMatchObject({
    status: 0,
    said: expect.stringMatching(/^Approved no-story/),
  });
  expect(existsSync(baseline)).toBe(true);
  expect(decide('approve', sealed)).toMatchObject({
    status: 1,
    said: expect.stringMatching(/does not wait/),
  });
});

test('a picture of other code is refused, and deleted when rejected', () => {
  const sealed = wait('other code');
  expect(decide('approve', sealed)).toMatchObject({
    status: 1,
    said: expect.stringMatching(/shows other code.*npm run visual -- /),
  });
  expect(existsSync(baseline)).toBe(false);
  expect(decide('reject', sealed)).toMatchObject({
    status: 0,
    said: expect.stringMatching(/^Rejected and deleted/),
  });
  expect(existsSync(waitingFile(sealed))).toBe(false);
});

test('what the last release had is kept once, as the "before" of the changelog', () => {
  const copy = path.join(mkdtempSync(path.join(tmpdir(), 'kept-')), 'package.json');
  keepReleased('packages/ui/no-such-file', copy);
  expect(existsSync(copy)).toBe(false);
  keepReleased('packages/ui/package.json', copy);
  expect(JSON.parse(readFileSync(copy, 'utf8'))).toMatchObject({ version: library.version });
  writeFileSync(copy, 'kept earlier');
  keepReleased('packages/ui/package.json', copy);
  expect(readFileSync(copy, 'utf8')).toBe('kept earlier');
});

test('every kept picture shows a change of a picture that is still taken', () => {
  const kept = globSync('tests/visual/baselines/[0-9]*/*.webp');
  expect(kept.length).toBeGreaterThan(0);
  const useless = kept.filter((file) => {
    const current = baselineFile(path.parse(file).name);
    return !existsSync(current) || readFileSync(current).equals(readFileSync(file));
  });
  expect(useless, 'git rm them').toEqual([]);
});

test('the story of a picture is known, so that it can be drawn again', () => {
  expect(storyFileOf('components-button--basic.390')).toBe(
    'stories/components/button/Button.stories.tsx',
  );
});

test('nothing to approve is an error', () => {
  expect(decide('approve')).toMatchObject({
    status: 1,
    said: expect.stringMatching(/Nothing to approve/),
  });
});
