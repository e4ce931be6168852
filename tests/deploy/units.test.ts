/** The files that an operator copies: systemd accepts the units, and the container runs without root. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { program } from './web-servers.ts';

const root = path.resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(path.join(tmpdir(), 'tuppence-units-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const units = readdirSync(path.join(root, 'docs/deploy')).filter((name) =>
  /\.(service|timer)$/.test(name),
);
const systemd = program('systemd-analyze');

// Skipped if systemd-analyze is missing (apt-get install systemd).
test.runIf(systemd)("systemd accepts the units, and rates the server's exposure as low", () => {
  for (const name of units) {
    const text = readFileSync(path.join(root, 'docs/deploy', name), 'utf8');
    // The tools are in other folders on this machine.
    const here = text.replaceAll('/opt/tuppence/node_modules/.bin/node', process.execPath);
    writeFileSync(path.join(folder, name), here);
  }
  const files = units.map((name) => path.join(folder, name));
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
});

test('the programs of the units and the container exist, and the container does not run as root', () => {
  const container = readFileSync(path.join(root, 'Containerfile'), 'utf8');
  const texts = units.map((name) => readFileSync(path.join(root, 'docs/deploy', name), 'utf8'));
  const programs = [container, ...texts].flatMap((text) => text.match(/\bapp\/[\w/-]+\.ts/g) ?? []);
  expect(texts.join('')).toContain('app/commands/serve.ts');
  expect(programs.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  const last = container.split(/^FROM /m).at(-1) ?? '';
  expect(last).toMatch(/^USER node$/m);
});
