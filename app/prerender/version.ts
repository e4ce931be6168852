import { execFileSync } from 'node:child_process';
import { paths } from '../paths.ts';

/** The content of `/version.json`. Outside a repository, set `COMMIT_SHA`. */
export function currentVersion() {
  const { COMMIT_SHA, SOURCE_DATE_EPOCH } = process.env;
  const epoch = Number(SOURCE_DATE_EPOCH);
  return {
    commit: COMMIT_SHA || git('rev-parse', 'HEAD') || null,
    modified: git('status', '--porcelain', '--untracked-files=no') !== '',
    /** `SOURCE_DATE_EPOCH` is in seconds. */
    builtAt: (epoch > 0 ? new Date(epoch * 1000) : new Date()).toISOString(),
  };
}

function git(...command: string[]): string {
  try {
    const options = { cwd: paths.root, encoding: 'utf8', stdio: 'pipe' } as const;
    return execFileSync('git', command, options).trim();
  } catch {
    return '';
  }
}
