/** Production builds that must not replace the site in app/dist. */
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
  /** What the build printed: the time of each step. */
  log: string;
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
  const log = await run(path.join(app, 'prerender/build.ts'), ['--embedded', '--out', site], {
    ...process.env,
    ...environment,
  });
  return { site, seconds: (performance.now() - began) / 1000, log };
}

interface BuildOptions {
  environment?: Readonly<Record<string, string>> | undefined;
  app?: string | undefined;
}

function run(script: string, options: string[], env: NodeJS.ProcessEnv): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...options], {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (part: Buffer) => {
        said += part;
      });
    }
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve(said) : reject(new Error(`The build ended with ${code}:\n${said}`)),
    );
  });
}
