import { execFileSync } from 'node:child_process';
import { paths } from '../paths.ts';

/** The content of `/version.json`. */
export interface Version {
  /** `COMMIT_SHA` if set, otherwise the full hash from git. Null if neither is available. */
  commit: string | null;
  /** Whether tracked files had uncommitted changes. False outside a repository. */
  modified: boolean;
  /** Build time in UTC (ISO 8601). `SOURCE_DATE_EPOCH` (seconds) overrides it. */
  builtAt: string;
}

/** Reads the version from git. If the sources are not in a repository, set `COMMIT_SHA`. */
export function currentVersion(): Version {
  const { COMMIT_SHA, SOURCE_DATE_EPOCH } = process.env;
  const epoch = Number(SOURCE_DATE_EPOCH);
  return {
    commit: COMMIT_SHA || git('rev-parse', 'HEAD') || null,
    modified: git('status', '--porcelain', '--untracked-files=no') !== '',
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
