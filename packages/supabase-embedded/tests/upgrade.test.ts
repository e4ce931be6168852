import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { listMigrations, migrate } from '../src/migrations.ts';
import { projectPaths } from '../src/paths.ts';
import { project, startBackend } from './harness.ts';

const folder = mkdtempSync(join(tmpdir(), 'tuppence-upgrade-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const { migrations } = projectPaths(project);
const all = listMigrations(migrations);

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
  const target = join(folder, String(count));
  const names = new Set(all.slice(0, count).map(({ version, name }) => `${version}_${name}.sql`));
  cpSync(migrations, target, {
    recursive: true,
    filter: (file) => file === migrations || names.has(basename(file)),
  });
  return target;
}

describe.each(all.map(({ name }, index) => [name, index + 1] as const))(
  'from the schema with %s',
  (_, count) => {
    it('an upgrade keeps every row that strangers planted', async () => {
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
    });
  },
);

it('a file that only gained "not valid" after it ran here is no edited file', async () => {
  const harness = await startBackend();
  const { driver } = harness.backend.connection;
  await driver.exec(
    `update supabase_migrations.schema_migrations
     set statements = array[replace(array_to_string(statements, ''), ' not valid;', ';')]`,
  );
  expect(await migrate(driver, migrations)).toEqual([]);
  await harness.stop();
});
