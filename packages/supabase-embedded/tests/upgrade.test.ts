import { expect, it } from 'vitest';
import { migrate } from '../src/database/migrations.ts';
import { startBackend } from './harness.ts';
import { expectUpgradeKeepsRows, migrations } from './upgrade.ts';

it('an upgrade from the first schema keeps all rows from strangers', () =>
  expectUpgradeKeepsRows(1));

it('adding "not valid" to a migration later is not an edit', async () => {
  const harness = await startBackend();
  const { driver } = harness.backend.connection;
  await driver.exec(
    `update supabase_migrations.schema_migrations
     set statements = array[replace(array_to_string(statements, ''), ' not valid;', ';')]`,
  );
  expect(await migrate(driver, migrations)).toEqual([]);
  await harness.stop();
});
