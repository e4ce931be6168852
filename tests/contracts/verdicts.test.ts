/** Approves and rejects a picture that no story takes. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, expect, test } from 'vitest';
import { codeNow } from '../../packages/ui/tooling/source-state.ts';
import { baselineFile, seal, waitingFile } from '../visual/picture.ts';

const name = 'no-story--picture.390';
const baseline = baselineFile(name);
const picture = await sharp({ create: { width: 2, height: 2, channels: 3, background: 'red' } })
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
  expect(decide('approve', sealed)).toMatchObject({
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
    said: expect.stringMatching(/shows other code/),
  });
  expect(existsSync(baseline)).toBe(false);
  expect(decide('reject', sealed)).toMatchObject({
    status: 0,
    said: expect.stringMatching(/^Rejected and deleted/),
  });
  expect(existsSync(waitingFile(sealed))).toBe(false);
});

test('nothing to approve is an error', () => {
  expect(decide('approve')).toMatchObject({
    status: 1,
    said: expect.stringMatching(/Nothing to approve/),
  });
});
