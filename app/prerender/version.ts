import { execFileSync } from 'node:child_process';
import { paths } from '../paths.ts';

/** What `/version.json` says of a build. */
export interface Version {
  /** Full hash of the commit, or null outside a repository. */
  commit: string | null;
  /** True when files differed from that commit. */
  modified: boolean;
  /** When the site was built, ISO 8601 in UTC. `SOURCE_DATE_EPOCH` (seconds) overrides it. */
  builtAt: string;
}

/** Asks git; where the sources came without it, the deployment says `COMMIT_SHA`. */
export function currentVersion(
  variables: Readonly<Record<string, string | undefined>> = process.env,
): Version {
  const epoch = Number(variables.SOURCE_DATE_EPOCH);
  return {
    commit: variables.COMMIT_SHA || git('rev-parse', 'HEAD') || null,
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
