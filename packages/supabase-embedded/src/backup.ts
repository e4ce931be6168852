import { parseArgs } from 'node:util';
import { copyOf, type DataPlace, dataPlace } from './database-copy.ts';
import { writePrivateFile } from './private-file.ts';
import { StartError } from './start-error.ts';
import { runTool } from './tool.ts';

/** Writes the whole database into `file`, whether a server runs on it or not. Returns what was done. */
export async function backup(place: DataPlace, file: string, replace = false): Promise<string> {
  let bytes = 0;
  await writePrivateFile(file, replace, async (handle) => {
    const copy = await copyOf(place);
    await handle.writeFile(copy.stream().pipeThrough(new CompressionStream('gzip')));
    bytes = (await handle.stat()).size;
  });
  const megabytes = (bytes / 1024 / 1024).toFixed(1);
  return `Backed up ${place.dataDir} to ${file} (${megabytes} MB). The keys are not in it: keep a copy of ${place.keys}, too.`;
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
    if (!file || more.length > 0) throw new StartError('Usage: npm run backup -- FILE [--replace]');
    return backup(dataPlace(project), file, values.replace);
  });
}
