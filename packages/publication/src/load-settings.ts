import { type CheckedEnvironment, checkEnvironment } from '@tuppence/settings/check';
import { paths } from '@tuppence/settings/paths';
import { machineKeys } from '@tuppence/supabase-embedded/keys';
import { loadEnv } from 'vite';

interface LoadOptions {
  mode: string;
  /** The file with the embedded backend's keys, if that backend may serve the site. */
  keys?: string | undefined;
}

/**
 * Reads the variables of the shell and the root's `.env` files. Throws an error if they name no
 * hosted project and `keys` is missing.
 */
export function loadEnvironment({ mode, keys }: LoadOptions): CheckedEnvironment {
  const variables = loadEnv(mode, paths.root, ['VITE_', 'TUPPENCE_', 'ALLOW_SAMPLE_CLAIMS']);
  const hosted = Boolean(variables.VITE_SUPABASE_URL);
  return checkEnvironment(variables, keys && !hosted ? machineKeys(keys).publishable : undefined);
}

export function serverKeys(): string {
  return loadEnv('production', paths.root, 'TUPPENCE_').TUPPENCE_KEYS?.trim() || paths.keys;
}
