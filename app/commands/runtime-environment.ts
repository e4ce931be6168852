import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '../paths.ts';

/** For what runs without Vite: puts what `.env.local` and `.env` say under what the shell says. */
export function loadRuntimeEnvironment(): void {
  for (const name of ['.env.local', '.env']) {
    const file = join(paths.root, name);
    if (existsSync(file)) process.loadEnvFile(file);
  }
}
