/** What git knows about the sources. */
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
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

/** Changes with every file that a picture of a story could show. */
export function codeNow(): string {
  const index = { GIT_INDEX_FILE: path.join(root, '.cache/code-index') };
  mkdirSync(path.dirname(index.GIT_INDEX_FILE), { recursive: true });
  const drawn = [
    'packages',
    'stories',
    '.storybook',
    'package-lock.json',
    'tests/visual/preview.ts',
  ];
  git(['add', '--all', ...drawn, ':!*.md', ':!*.test.*'], index);
  return git(['write-tree'], index);
}
