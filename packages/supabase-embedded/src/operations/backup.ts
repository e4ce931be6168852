import { parseArgs } from 'node:util';
import { OperatorError } from '../errors.ts';
import { writePrivateFile } from '../private-file.ts';
import { copyOf, type DataPlace, dataPlace } from './database-copy.ts';
import { runTool } from './tool.ts';

/** Backs up the database to `file`, whether or not a server is using it. Returns a report. */
export async function backup(place: DataPlace, file: string, replace = false): Promise<string> {
  let bytes = 0;
  await writePrivateFile(file, replace, async (handle) => {
    const copy = await copyOf(place);
    await handle.writeFile(copy.stream().pipeThrough(new CompressionStream('gzip')));
    bytes = (await handle.stat()).size;
  });
  const megabytes = (bytes / 1024 / 1024).toFixed(1);
  return `Backed up ${place.dataDir} to ${file} (${megabytes} MB). It does not include the keys: keep a copy of ${place.keys} too.`;
}

/** `npm run backup -- FILE [--replace]`, for the project in a folder. */
export function runBackup(project: string, parameters = process.argv.slice(2)): Promise<void> {
  return runTool(async () => {
    const { values, positionals } = parseArgs({
      args: parameters,
      allowPositionals: true,
      options: { replace: { type: 'boolean', default: false } },
    });
    const [file, ...more] = positionals;
    if (!file || more.length > 0)
      throw new OperatorError('Usage: npm run backup -- FILE [--replace]');
    return backup(dataPlace(project), file, values.replace);
  });
}
