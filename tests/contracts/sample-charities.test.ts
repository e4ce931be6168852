import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { paths } from '../../app/paths.ts';

const sample = readFileSync(join(paths.supabase, 'seed/sample-charities.sql'), 'utf8');
const rows = sample.split('\n').filter((line) => line.startsWith("  ('"));

test('the charities of the repository are a sample, and every row says so', () => {
  expect(rows).toHaveLength(200);
  for (const row of rows)
    expect(row).toMatch(
      /^ {2}\('sample', '\d{4}', '[^']+ \(sample\)', '[^']+', 'Sample: [^']+'\),?$/,
    );
});
