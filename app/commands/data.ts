/** `node data.ts NAME ...` runs a command of docs/operations.md. */
import { importCharities } from '@tuppence/charity-registers';
import { checkEnvironment } from '@tuppence/settings/check';
import { paths } from '@tuppence/settings/paths';
import { runBackup } from '@tuppence/supabase-embedded/backup';
import { runCheckDeploy } from '@tuppence/supabase-embedded/check-deploy';
import { runMove } from '@tuppence/supabase-embedded/move';
import { runReset } from '@tuppence/supabase-embedded/reset';
import { runRestore } from '@tuppence/supabase-embedded/restore';
import {
  commandLine,
  connectToPostgres,
  type Database,
  dataPlace,
  runTool,
  withFolder,
} from '@tuppence/supabase-embedded/tool';
import { runWaitlist } from '@tuppence/supabase-embedded/waitlist';
import { loadRuntimeEnvironment } from './runtime-environment.ts';

const commands: Record<string, (project: string) => string | Promise<string>> = {
  backup: runBackup,
  charities: runCharities,
  'check:deploy': runCheckDeploy,
  move: runMove,
  reset: runReset,
  restore: runRestore,
  waitlist: (project) => runWaitlist(project, checkEnvironment),
};

loadRuntimeEnvironment();
// Leaves only the command's own arguments in `argv`.
const [name = ''] = process.argv.splice(2, 1);
const run = commands[name];
if (run) await runTool(() => run(paths.supabase));
else {
  console.error(`There is no command "${name}", only ${Object.keys(commands).join(', ')}.`);
  process.exitCode = 1;
}

async function runCharities(project: string): Promise<string> {
  const { parameter, values } = commandLine('charities -- FILE [--ignore-columns] [--fewer]', {
    'ignore-columns': { type: 'boolean', default: false },
    fewer: { type: 'boolean', default: false },
  });
  const into = (database: Database) =>
    importCharities(database, parameter, {
      ignoreColumns: values['ignore-columns'],
      fewer: values.fewer,
    });
  const { DATABASE_URL } = process.env;
  if (!DATABASE_URL) return withFolder(dataPlace(project).dataDir, into);
  const client = await connectToPostgres(DATABASE_URL, 'DATABASE_URL', 'Nothing was changed.');
  try {
    return await into(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
