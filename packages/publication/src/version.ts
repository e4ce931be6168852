import { execFileSync } from 'node:child_process';

/** The content of `/version.json`. Outside a repository, set `COMMIT_SHA`. */
export function currentVersion(root: string) {
  const { COMMIT_SHA, SOURCE_DATE_EPOCH } = process.env;
  const epoch = Number(SOURCE_DATE_EPOCH);
  const git = (...command: string[]): string => {
    try {
      return execFileSync('git', command, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();
    } catch {
      return '';
    }
  };
  return {
    commit: COMMIT_SHA || git('rev-parse', 'HEAD') || null,
    modified: git('status', '--porcelain', '--untracked-files=no') !== '',
    /** `SOURCE_DATE_EPOCH` is in seconds. */
    builtAt: (epoch > 0 ? new Date(epoch * 1000) : new Date()).toISOString(),
  };
}
