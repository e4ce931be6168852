/**
 * `npm run charities -- FILE [--ignore-columns] [--fewer]`: imports a public register into the charity
 * finder, in the PostgreSQL database of DATABASE_URL or otherwise in the data folder.
 */
import { parseArgs } from 'node:util';
import { type ImportOptions, importCharities } from '@tuppence/charity-registers';
import {
  connectToPostgres,
  dataPlace,
  OperatorError,
  runTool,
  withFolder,
} from '@tuppence/supabase-embedded/tool';
import { paths } from '../paths.ts';
import { loadRuntimeEnvironment } from './runtime-environment.ts';

loadRuntimeEnvironment();

await runTool(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'ignore-columns': { type: 'boolean', default: false },
      fewer: { type: 'boolean', default: false },
    },
  });
  const [file, ...more] = positionals;
  if (!file || more.length > 0)
    throw new OperatorError('Usage: npm run charities -- FILE [--ignore-columns] [--fewer]');
  return importInto(process.env.DATABASE_URL, file, {
    ignoreColumns: values['ignore-columns'],
    fewer: values.fewer,
  });
});

async function importInto(postgres: string | undefined, file: string, options: ImportOptions) {
  if (!postgres)
    return withFolder(dataPlace(paths.supabase).dataDir, (database) =>
      importCharities(database, file, options),
    );
  const client = await connectToPostgres(postgres, 'DATABASE_URL', 'Nothing was changed.');
  try {
    return await importCharities(client, file, options);
  } finally {
    await client.end().catch(() => undefined);
  }
}
