import { machineKeys } from '@tuppence/supabase-embedded/keys';
import { loadEnv } from 'vite';
import { paths } from '../paths.ts';
import { type CheckedEnvironment, checkEnvironment } from './environment.ts';

/**
 * Reads and checks the variables of the shell and the root's `.env` files. If they name no hosted
 * project, `embedded` makes the site use this machine's embedded backend.
 */
export function loadEnvironment(options: { mode: string; embedded: boolean }): CheckedEnvironment {
  const { mode, embedded } = options;
  const variables = loadEnv(mode, paths.root, ['VITE_', 'TUPPENCE_']);
  const hosted = Boolean(variables.VITE_SUPABASE_URL);
  return checkEnvironment(
    variables,
    embedded && !hosted ? machineKeys(paths.keys).publishable : undefined,
  );
}
