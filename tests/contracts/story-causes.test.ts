/** Compares the sources with earlier ones that differ in one file. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { codeIndex, codeNow, git } from '../../packages/ui/tooling/source-state.ts';
import { affectedSince } from '../../packages/ui/tooling/story-causes.ts';
import { baselineFile, seal, waitingFile } from '../visual/picture.ts';

/** The sources with another text in one file, as a tree of git. */
function earlier(file: string, from: string, to: string): string {
  codeNow();
  const text = readFileSync(path.resolve(file), 'utf8');
  expect(text).toContain(from);
  const input = text.replace(from, to);
  const blob = execFileSync('git', ['hash-object', '-w', '--stdin'], { input, encoding: 'utf8' });
  git(['update-index', '--cacheinfo', `100644,${blob.trim()},${file}`], codeIndex);
  return git(['write-tree'], codeIndex);
}

test('without a change, no story is affected', async () => {
  expect(await affectedSince(codeNow())).toEqual([]);
});

test('a token affects the stories whose styles use it, and is named with its values', async () => {
  const affected = await affectedSince(
    earlier('packages/ui/src/tokens/radius.ts', "control: '8px'", "control: '12px'"),
  );
  expect(new Set(affected.flatMap(({ causes }) => causes))).toEqual(
    new Set(['radius.control 12px to 8px']),
  );
  const components = affected.map(({ component }) => component);
  expect(components).toEqual(expect.arrayContaining(['components-button', 'page-frame-stickybar']));
  expect(components).not.toContain('components-separator');
});

test('a component affects the stories that show it, and a comment none', async () => {
  const file = 'packages/ui/src/components/toast/ToastRegion.tsx';
  const [firstLine = ''] = readFileSync(file, 'utf8').split('\n');
  expect(await affectedSince(earlier(file, firstLine, `// A comment\n${firstLine}`))).toEqual([]);
  const styles = 'packages/ui/src/components/separator/Separator.css.ts';
  const affected = await affectedSince(earlier(styles, 'border: 0', 'border: 1'));
  expect(affected).toContainEqual({
    file: 'stories/components/separator/Separator.stories.tsx',
    component: 'components-separator',
    causes: ['components/separator'],
  });
  expect(affected.map(({ component }) => component)).not.toContain('components-button');
});

test('the review says which pictures no code of the branch draws', async () => {
  const name = 'no-story--picture.390';
  const size = { width: 4, height: 4, channels: 3, background: 'red' } as const;
  const picture = await sharp({ create: size }).png().toBuffer();
  const files = [waitingFile(seal(name, 'other code', picture)), baselineFile(name)];
  mkdirSync(path.dirname(files[0] ?? ''), { recursive: true });
  for (const file of files) writeFileSync(file, picture);
  onTestFinished(() => {
    for (const file of files) rmSync(file);
  });
  const words = ['tests/visual/review.ts', 'review'];
  const said = execFileSync(process.execPath, words, { encoding: 'utf8' });
  expect(said).toMatch(
    /no-story--picture\.390 of other code \(No code that is here\) Draw it again/,
  );
  expect(said).toMatch(/no-story--picture\.390 approved \(No code that is here\) Draw it again/);
});
