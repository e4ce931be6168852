import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { listMigrations, migrate } from '../src/database/migrations.ts';
import { projectPaths } from '../src/paths.ts';
import { project, startBackend } from './harness.ts';

export const { migrations } = projectPaths(project);
/** In the order in which they were published. */
export const all = listMigrations(migrations);

/** What a stranger may have stored, before a later migration forbade it. */
const hostile = [
  { charity: 'x' },
  { charity: { register: 'ccew', number: 'x y' } },
  { charity: null },
  { charity: [1] },
  { ref: 'a code;' },
  { ref: '' },
  { ref: null },
  { ref: { deep: ['x'] } },
  { ref: 'x'.repeat(1900) },
  { charity: '\u202e', ref: '$&' },
];

/** The folder of migrations as it was when `count` of them were published. */
function published(count: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'tuppence-upgrade-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const names = new Set(all.slice(0, count).map(({ version, name }) => `${version}_${name}.sql`));
  cpSync(migrations, folder, {
    recursive: true,
    filter: (file) => file === migrations || names.has(basename(file)),
  });
  return folder;
}

/** Stores hostile rows under the first `count` migrations, upgrades, and expects every row to be kept. */
export async function expectUpgradeKeepsRows(count: number): Promise<void> {
  const harness = await startBackend({ migrations: published(count) });
  let kept = 0;
  for (const [index, metadata] of hostile.entries()) {
    const { status } = await harness.call('/rest/v1/email_signups', {
      method: 'POST',
      body: JSON.stringify({
        email: `planted${index}@example.org`,
        metadata: { acceptedTerms: true, ...metadata },
      }),
      headers: { 'Content-Type': 'application/json' },
    });
    if (status === 201) kept += 1;
  }
  const rows = () => harness.sql('select * from public.email_signups order by id');
  const before = await rows();
  expect(before).toHaveLength(kept);
  await migrate(harness.backend.connection.driver, migrations);
  expect(await rows()).toEqual(before);
  await harness.stop();
}
