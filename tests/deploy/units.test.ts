import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { program } from './web-servers.ts';

const root = path.resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(path.join(tmpdir(), 'tuppence-units-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const units = globSync('docs/deploy/*.{service,timer}', { cwd: root });
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

// Needs: apt-get install systemd
test.runIf(program('systemd-analyze'))(
  "systemd accepts the units, and rates the server's exposure as low",
  () => {
    const files = units.map((unit) => {
      const file = path.join(folder, path.basename(unit));
      // Node is in another folder on this machine.
      const here = read(unit).replaceAll('/opt/tuppence/node_modules/.bin/node', process.execPath);
      writeFileSync(file, here);
      return file;
    });
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', ...files], {
      encoding: 'utf8',
    });
    expect([status, stderr.trim()]).toEqual([0, '']);
    const rating = execFileSync(
      'systemd-analyze',
      ['security', '--offline=true', path.join(folder, 'tuppence.service')],
      { encoding: 'utf8' },
    );
    expect(Number(/exposure level for \S+: ([\d.]+)/.exec(rating)?.[1])).toBeLessThan(2);
  },
);

test('the units and the container name existing programs; the container runs without root', () => {
  const container = read('Containerfile');
  const named = [container, ...units.map(read)].join('\n').match(/\bapp\/[\w/-]+\.ts/g) ?? [];
  expect(named).toContain('app/commands/serve.ts');
  expect(named.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  const last = container.split(/^FROM /m).at(-1) ?? '';
  expect(last).toMatch(/^USER node$/m);
});
