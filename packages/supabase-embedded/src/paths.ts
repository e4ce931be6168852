import { join } from 'node:path';

/** `folder` is the project's `supabase` folder. */
export function projectPaths(folder: string) {
  const inFolder = (path: string) => join(folder, path);
  return {
    config: inFolder('config.toml'),
    migrations: inFolder('migrations'),
    hostedBaseline: inFolder('embedded/hosted-baseline.sql'),
    ownTables: inFolder('embedded/own-tables.sql'),
    templates: inFolder('templates'),
    seeds: [inFolder('seed/demo-donor.sql'), inFolder('seed/sample-charities.sql')],
    // `.temp` contains the keys and data of this machine. Git ignores it.
    keys: inFolder('.temp/keys.json'),
    data: inFolder('.temp/db'),
    /** The output of initdb, from which later clusters are copied. */
    emptyCluster: inFolder('.temp/empty-cluster.tar'),
  };
}

export type ProjectPaths = ReturnType<typeof projectPaths>;
