/** A clone of the working tree to run recipes in, with this checkout's installed dependencies. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

export function makeScratch(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'tuppence-recipes-'));
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  for (const file of execFileSync('git', list, { cwd: root, encoding: 'utf8' }).split('\0')) {
    if (!file || !existsSync(path.join(root, file))) continue;
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    cpSync(path.join(root, file), path.join(folder, file));
  }
  for (const place of ['', 'app', 'packages/ui', 'packages/supabase-embedded']) {
    const from = path.join(root, place, 'node_modules');
    if (existsSync(from)) linkOrCopy(from, path.join(folder, place, 'node_modules'));
  }
  // Tools overwrite these files in place, which would also change the linked originals.
  for (const cache of ['.cache', '.vite', '.vite-temp']) {
    rmSync(path.join(folder, 'node_modules', cache), { recursive: true, force: true });
  }
  execFileSync('git', ['init', '-q'], { cwd: folder });
  commit(folder);
  return folder;
}

/** Commits the current state, from which the next recipe starts. */
export function commit(folder: string) {
  execFileSync('git', ['add', '-A'], { cwd: folder });
  const author = ['-c', 'user.name=Newcomer', '-c', 'user.email=newcomer@example.org'];
  execFileSync('git', [...author, 'commit', '-qm', 'Start', '--allow-empty'], { cwd: folder });
}

/** Hard links take a second. On another disk the files are copied. */
function linkOrCopy(from: string, to: string) {
  try {
    execFileSync('cp', ['-al', from, to], { stdio: 'ignore' });
  } catch {
    rmSync(to, { recursive: true, force: true });
    cpSync(from, to, { recursive: true, verbatimSymlinks: true });
  }
}
