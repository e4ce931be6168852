import { writePrivateFile } from '../private-file.ts';
import { copyOf, type DataPlace, dataPlace } from './database-copy.ts';
import { commandLine, runTool } from './tool.ts';

/** Also works while a server uses the database. */
async function backup(place: DataPlace, file: string, replace: boolean): Promise<string> {
  let bytes = 0;
  await writePrivateFile(file, replace, async (handle) => {
    const copy = await copyOf(place);
    await handle.writeFile(copy.stream().pipeThrough(new CompressionStream('gzip')));
    bytes = (await handle.stat()).size;
  });
  const megabytes = (bytes / 1024 / 1024).toFixed(1);
  return `Backed up ${place.dataDir} to ${file} (${megabytes} MB). It does not include the keys: keep a copy of ${place.keys} too.`;
}

export function runBackup(project: string): Promise<void> {
  return runTool(() => {
    const { parameter, values } = commandLine('backup -- FILE [--replace]', {
      replace: { type: 'boolean', default: false },
    });
    return backup(dataPlace(project), parameter, values.replace);
  });
}
