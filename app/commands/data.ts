/** `node data.ts NAME ...` runs a command of docs/operations.md. */
import { importCharities } from '@tuppence/charity-registers';
import { publishedSite } from '@tuppence/publication/published-site';
import { checkEnvironment } from '@tuppence/settings/check';
import { paths } from '@tuppence/settings/paths';
import {
  type Command,
  commands,
  type Database,
  runCommand,
  withDatabase,
} from '@tuppence/supabase-embedded/commands';
import { loadRuntimeEnvironment } from './runtime-environment.ts';

const charities: Command = {
  says: 'makes a register of charities in the database equal to its published file',
  run: ({ place, parameters: [file = ''], flags }) =>
    withDatabase(place, (database: Database) =>
      importCharities(database, file, {
        ignoreColumns: flags.has('ignore-columns'),
        fewer: flags.has('fewer'),
      }),
    ),
};

const all = { ...commands, 'charities FILE [--ignore-columns] [--fewer]': charities };
await runCommand(all, process.argv.slice(2), {
  settings: loadRuntimeEnvironment(),
  project: paths.supabase,
  published: publishedSite(paths.site),
  readSettings: checkEnvironment,
});
