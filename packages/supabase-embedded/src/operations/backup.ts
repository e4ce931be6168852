import { statSync } from 'node:fs';
import { writePrivateFile } from '../private-file.ts';
import { copyOf, dataPlace } from './database-copy.ts';
import { commandLine } from './tool.ts';

/** Also works while a server uses the database. */
export async function runBackup(project: string): Promise<string> {
  const { parameter: file, values } = commandLine('backup -- FILE [--replace]', {
    replace: { type: 'boolean', default: false },
  });
  const place = dataPlace(project);
  await writePrivateFile(file, values.replace, async () => {
    const copy = await copyOf(place);
    return copy.stream().pipeThrough(new CompressionStream('gzip'));
  });
  const megabytes = (statSync(file).size / 1024 / 1024).toFixed(1);
  return `Backed up ${place.dataDir} to ${file} (${megabytes} MB). It does not include the keys: keep a copy of ${place.keys} too.`;
}
