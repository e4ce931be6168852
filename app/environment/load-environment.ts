import { machineKeys } from '@tuppence/supabase-embedded/keys';
import { loadEnv } from 'vite';
import { paths } from '../paths.ts';
import { type CheckedEnvironment, checkEnvironment } from './environment.ts';

interface LoadOptions {
  mode: string;
  /** The file with the embedded backend's keys, if that backend may serve the site. */
  keys?: string | undefined;
}

/**
 * Reads and checks the variables of the shell and the root's `.env` files. If they name no hosted
 * project, the site uses the embedded backend; without `keys`, this throws an error instead.
 */
export function loadEnvironment({ mode, keys }: LoadOptions): CheckedEnvironment {
  const variables = loadEnv(mode, paths.root, ['VITE_', 'TUPPENCE_']);
  const hosted = Boolean(variables.VITE_SUPABASE_URL);
  return checkEnvironment(variables, keys && !hosted ? machineKeys(keys).publishable : undefined);
}

/** The file with the server's keys: `TUPPENCE_KEYS`, which the server reads too, or the default. */
export function serverKeys(): string {
  return loadEnv('production', paths.root, 'TUPPENCE_').TUPPENCE_KEYS?.trim() || paths.keys;
}
