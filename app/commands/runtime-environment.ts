import { existsSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '@tuppence/settings/paths';

/** Versions before 0.2 kept keys and data beside the app. */
function takeOverData(): void {
  const before = join(paths.app, 'supabase/.temp');
  const now = join(paths.supabase, '.temp');
  if (existsSync(before) && !existsSync(now)) renameSync(before, now);
}

/** Reads `.env.local` and `.env`, and returns their text. Shell variables take precedence. */
export function loadRuntimeEnvironment(): string {
  takeOverData();
  const files = ['.env.local', '.env'].map((name) => join(paths.root, name)).filter(existsSync);
  for (const file of files) process.loadEnvFile(file);
  return files.map((file) => readFileSync(file, 'utf8')).join('\n');
}
