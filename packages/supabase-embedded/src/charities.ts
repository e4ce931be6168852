import { parseArgs } from 'node:util';
import { dataPlace, withFolder } from './database-copy.ts';
import { type ImportOptions, importCharities } from './import-charities.ts';
import { connectToPostgres } from './postgres-client.ts';
import { StartError } from './start-error.ts';
import { runTool } from './tool.ts';

export { importCharities } from './import-charities.ts';

/** Imports into the PostgreSQL that DATABASE_URL names; without it, into the project's data folder. */
async function importInto(project: string, file: string, options: ImportOptions): Promise<string> {
  const address = process.env.DATABASE_URL;
  if (!address)
    return withFolder(dataPlace(project).dataDir, (database) =>
      importCharities(database, file, options),
    );
  const client = await connectToPostgres(address, 'DATABASE_URL', 'Nothing was changed.');
  try {
    return await importCharities(client, file, options);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** `npm run charities -- FILE [--ignore-columns] [--fewer]`, for the project in a folder. */
export function runCharities(project: string, parameters = process.argv.slice(2)): Promise<void> {
  return runTool(async () => {
    const { values, positionals } = parseArgs({
      args: parameters,
      allowPositionals: true,
      options: {
        'ignore-columns': { type: 'boolean', default: false },
        fewer: { type: 'boolean', default: false },
      },
    });
    const [file, ...more] = positionals;
    if (!file || more.length > 0)
      throw new StartError('Usage: npm run charities -- FILE [--ignore-columns] [--fewer]');
    return importInto(project, file, {
      ignoreColumns: values['ignore-columns'],
      fewer: values.fewer,
    });
  });
}
