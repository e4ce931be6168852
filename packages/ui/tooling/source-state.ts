/** What git knows about the sources. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');

export const git = (args: string[], env: NodeJS.ProcessEnv = {}) =>
  execFileSync('git', args, {
    cwd: root,
    env: { ...process.env, ...env },
    encoding: 'utf8',
  }).trim();

/** The commit where this branch left `main`. */
export function branchPoint(): string {
  const mains = ['refs/heads/main', 'refs/remotes/origin/main'];
  const found = git(['for-each-ref', '--format=%(refname)', ...mains]).split('\n');
  return git(['merge-base', 'HEAD', found.at(-1) || 'HEAD']);
}

/** The pictures that this branch has approved. */
export const approvedPictures = () =>
  [
    ['diff', '--name-only', branchPoint()],
    ['ls-files', '--others'],
  ]
    .flatMap((words) => git([...words, '--', 'tests/visual/baselines/stories']).split('\n'))
    .filter(existsSync);

/** Copies a file as the library's last release had it, unless it had none or the copy is there. */
export function keepReleased(file: string, copy: string) {
  if (existsSync(copy)) return;
  const manifest = 'packages/ui/package.json';
  const release = git(['log', '-1', '--format=%H', '-G"version":', '--', manifest]);
  const { status, stdout } = spawnSync('git', ['show', `${release}:${file}`], { cwd: root });
  if (status !== 0) return;
  mkdirSync(path.dirname(copy), { recursive: true });
  writeFileSync(copy, stdout);
}

/** An index of its own, so that the user's stays as it is. */
export const codeIndex = { GIT_INDEX_FILE: path.join(root, '.cache/code-index') };

/** What a picture of a story could show. */
const drawn = [
  ...['packages', 'stories', '.storybook', 'package-lock.json', 'vite.shared.ts'],
  ...['tests/visual/preview.ts', ':!*.md', ':!*.test.*'],
];

/** The tree of all files that a picture could show, as they are now. */
export function codeNow(): string {
  mkdirSync(path.dirname(codeIndex.GIT_INDEX_FILE), { recursive: true });
  git(['add', '--all', ...drawn], codeIndex);
  return git(['write-tree'], codeIndex);
}

/** Whether they are as they were at a commit. */
export function isCodeOf(commit: string): boolean {
  codeNow();
  return git(['diff-index', '--cached', '--name-only', commit, '--', ...drawn], codeIndex) === '';
}
