/** What the benches share: production builds that must not replace the site in app/dist. */
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

/** Where benches work. Inside the repository, since a build moves its result there by a rename. */
export const scratch = path.join(root, '.cache', `bench-${process.pid}`);

/** Removes what the benches of this process have built. */
export function clearScratch(): void {
  rmSync(scratch, { recursive: true, force: true });
}

export interface Build {
  /** Folder of the finished site; its release.json stands beside it. */
  site: string;
  seconds: number;
}

interface BuildOptions {
  environment?: Readonly<Record<string, string>> | undefined;
  app?: string | undefined;
}

/**
 * Builds the site for production, in a process of its own, and returns where it is.
 * `app` is the folder of another copy of the app; default the repository's own.
 */
export async function build(
  name: string,
  { environment = {}, app = path.join(root, 'app') }: BuildOptions = {},
): Promise<Build> {
  const site = path.join(scratch, name, 'client');
  const began = performance.now();
  const script = path.join(app, 'prerender/build.ts');
  const child = spawn(process.execPath, [script, '--embedded', '--out', site], {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: 'inherit',
  });
  await new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error('no build'))));
  });
  return { site, seconds: (performance.now() - began) / 1000 };
}

/** The value at a part of the way through the sorted values, such as 0.98. NaN where there is none. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}
