/** Compiles samples with the settings of the project. */
import { execFile } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const root = path.resolve(import.meta.dirname, '../..');

const unread = /^.*\/(.*)\((\d+),\d+\): error TS61(33|92|96): /;

/** Writes each file to the folder of test results. Returns what the compiler says, also of unused imports. */
export async function compile(name: string, files: Record<string, string>): Promise<string> {
  const folder = path.join(root, 'test-results', name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [file, code] of Object.entries(files)) writeFileSync(path.join(folder, file), code);
  const settings = {
    extends: '../../tsconfig.json',
    compilerOptions: { noUnusedParameters: false },
    include: ['.', '../../packages/*/src/**/*.d.ts'],
    exclude: [],
  };
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(settings));
  const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
  const { stdout } = await promisify(execFile)(process.execPath, [tsc, '-p', folder], {
    cwd: root,
    maxBuffer: 2 ** 26,
  }).catch((error: { stdout: string }) => error);
  return stdout
    .split('\n')
    .filter((line) => {
      const [, file = '', at] = unread.exec(line) ?? [];
      return !file || files[file]?.split('\n')[Number(at) - 1]?.startsWith('import ');
    })
    .join('\n');
}
