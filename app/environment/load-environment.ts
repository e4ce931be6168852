import { machineKeys } from '@tuppence/supabase-embedded/keys';
import { loadEnv } from 'vite';
import { paths } from '../paths.ts';
import { type CheckedEnvironment, checkEnvironment } from './environment.ts';

/**
 * Reads the shell and the `.env` files at the root of the repository, and checks them. With
 * `embedded` a build that names no hosted project takes this machine's embedded backend.
 */
export function loadEnvironment({
  mode,
  embedded,
}: {
  mode: string;
  embedded: boolean;
}): CheckedEnvironment {
  const variables = loadEnv(mode, paths.root, ['VITE_', 'TUPPENCE_']);
  const hosted = Boolean(variables.VITE_SUPABASE_URL);
  return checkEnvironment(
    variables,
    embedded && !hosted ? machineKeys(paths.keys).publishable : undefined,
  );
}
