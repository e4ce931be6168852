import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '../paths.ts';

/** Reads `.env.local` and `.env`. Shell variables take precedence. */
export function loadRuntimeEnvironment(): void {
  for (const name of ['.env.local', '.env']) {
    const file = join(paths.root, name);
    if (existsSync(file)) process.loadEnvFile(file);
  }
}
