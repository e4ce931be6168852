import { existsSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '@tuppence/settings/paths';
import { fileError } from '@tuppence/supabase-embedded/errors';

/** Reads `.env.local` and `.env`, and returns their text. Shell variables take precedence. */
export function loadRuntimeEnvironment(folder: string = paths.root): string {
  // Versions before 0.2 kept keys and data beside the app.
  const [before, now] = [join(paths.app, 'supabase/.temp'), join(paths.supabase, '.temp')];
  if (existsSync(before) && !existsSync(now)) renameSync(before, now);
  const files = ['.env.local', '.env'].map((name) => join(folder, name)).filter(existsSync);
  try {
    // First, because loadEnvFile says of a file without permission that there is none.
    const texts = files.map((file) => readFileSync(file, 'utf8'));
    for (const file of files) process.loadEnvFile(file);
    return texts.join('\n');
  } catch (error) {
    console.error((fileError(files.join(' or '), error) as Error).message);
    process.exit(1);
  }
}
