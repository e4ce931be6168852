import { fileURLToPath } from 'node:url';

const inApp = (path: string) => fileURLToPath(new URL(`../../../app/${path}`, import.meta.url));

/** Every place on disk that the embedded backend knows. */
export const paths = {
  config: inApp('supabase/config.toml'),
  migrations: inApp('supabase/migrations'),
  templates: inApp('supabase/templates'),
  seed: inApp('supabase/seed/demo-donor.sql'),
  /** Machine-local state: keys, data, lock. Ignored by git, readable by its owner only. */
  temp: inApp('supabase/.temp'),
  keys: inApp('supabase/.temp/keys.json'),
  data: inApp('supabase/.temp/db'),
  /** A cluster as initdb leaves it, to make the next ones from. */
  emptyCluster: inApp('supabase/.temp/empty-cluster.tar'),
  site: inApp('dist/client'),
} as const;

/** The data folder in use: `TUPPENCE_DATA` (a folder, or "memory") or the default one. */
export function dataFolder(): string {
  return process.env.TUPPENCE_DATA || paths.data;
}
