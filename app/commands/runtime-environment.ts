import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '@tuppence/settings/paths';

/** Versions before 0.2 kept keys and data beside the app. */
function takeOverData(): void {
  const before = join(paths.app, 'supabase/.temp');
  const now = join(paths.supabase, '.temp');
  if (existsSync(before) && !existsSync(now)) renameSync(before, now);
}

/** Reads `.env.local` and `.env`. Shell variables take precedence. */
export function loadRuntimeEnvironment(): void {
  takeOverData();
  for (const name of ['.env.local', '.env']) {
    const file = join(paths.root, name);
    if (existsSync(file)) process.loadEnvFile(file);
  }
}
