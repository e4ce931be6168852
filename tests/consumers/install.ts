/** Test apps in which the packed library and its dependencies are installed from the registry. */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const scratch = mkdtempSync(path.join(tmpdir(), 'tuppence-consumers-'));
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }));

/** Whether the registry can be reached. */
export const hasRegistry = () =>
  spawnSync('npm', ['ping', '--fetch-retries=0', '--fetch-timeout=10000'], { cwd: root }).status ===
  0;

/** Packs the library as it is published. */
export function pack(): string {
  const options = { cwd: path.join(root, 'packages/ui'), encoding: 'utf8' } as const;
  const said = execFileSync('npm', ['pack', '--silent', '--pack-destination', scratch], options);
  return path.join(scratch, said.trim().split('\n').at(-1) ?? '');
}

/** Copies a fixture and installs it with the packed library. Returns its folder. */
export function install(fixture: 'vite' | 'food-bank', tarball: string): string {
  const app = path.join(scratch, fixture);
  cpSync(path.join(import.meta.dirname, fixture), app, { recursive: true });
  const manifest = path.join(app, 'package.json');
  const { dependencies, ...rest } = JSON.parse(readFileSync(manifest, 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const withLibrary = { ...dependencies, '@tuppence/ui': `file:${tarball}` };
  writeFileSync(manifest, JSON.stringify({ ...rest, dependencies: withLibrary }));
  const options = ['install', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];
  execFileSync('npm', options, { cwd: app, stdio: 'pipe' });
  return app;
}
