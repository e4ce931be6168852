/**
 * `npm run charities -- FILE [--ignore-columns] [--fewer]`: imports a public register into the
 * charity finder, in the PostgreSQL database of DATABASE_URL or otherwise in the data folder.
 */
import { type ImportOptions, importCharities } from '@tuppence/charity-registers';
import {
  commandLine,
  connectToPostgres,
  dataPlace,
  runTool,
  withFolder,
} from '@tuppence/supabase-embedded/tool';
import { paths } from '../paths.ts';
import { loadRuntimeEnvironment } from './runtime-environment.ts';

loadRuntimeEnvironment();

await runTool(() => {
  const { parameter, values } = commandLine('charities -- FILE [--ignore-columns] [--fewer]', {
    'ignore-columns': { type: 'boolean', default: false },
    fewer: { type: 'boolean', default: false },
  });
  return importInto(process.env.DATABASE_URL, parameter, {
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
