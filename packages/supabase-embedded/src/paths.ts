import { join } from 'node:path';

/**
 * Every place on disk that the embedded backend knows of a project: `folder` is the one that the
 * Supabase command line calls `supabase`, with config.toml and the migrations in it.
 */
export function projectPaths(folder: string) {
  const inFolder = (path: string) => join(folder, path);
  return {
    config: inFolder('config.toml'),
    migrations: inFolder('migrations'),
    templates: inFolder('templates'),
    /** In the order in which they run. */
    seeds: [inFolder('seed/demo-donor.sql'), inFolder('seed/sample-charities.sql')],
    /** Machine-local state: keys and data. Ignored by git, readable by its owner only. */
    temp: inFolder('.temp'),
    keys: inFolder('.temp/keys.json'),
    data: inFolder('.temp/db'),
    /** A cluster as initdb leaves it, to make the next ones from. */
    emptyCluster: inFolder('.temp/empty-cluster.tar'),
  };
}

export type ProjectPaths = ReturnType<typeof projectPaths>;

/** The data folder in use: `TUPPENCE_DATA` (a folder, or "memory") or the project's own. */
export function dataFolder(project: string): string {
  return process.env.TUPPENCE_DATA || projectPaths(project).data;
}
