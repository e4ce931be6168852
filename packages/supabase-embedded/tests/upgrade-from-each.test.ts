import { it } from 'vitest';
import { all, expectUpgradeKeepsRows } from './upgrade.ts';

it.each(all.map(({ name }, index) => [name, index + 1] as const))(
  'an upgrade from the schema with %s keeps every row that strangers planted',
  (_, count) => expectUpgradeKeepsRows(count),
);
