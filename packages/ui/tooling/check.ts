/** The last part of `npm run check`. */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { approvedPictures } from './source-state.ts';
import { affectedSince, storyFileOf } from './story-causes.ts';

process.chdir(path.resolve(import.meta.dirname, '../../..'));

const affected = await affectedSince();
// An approved picture of code that was undone is wrong, though nothing affects its story.
const pictured = approvedPictures().map(storyFileOf).filter(Boolean);
const stories = [...new Set([...affected.map(({ file }) => file), ...pictured])];
console.log(`${stories.length} files of stories show what changed`);

const contracts = globSync('tests/contracts/*.test.{ts,tsx}');
/** Contracts that test an existing build, or build the checkout element. */
const needsBuild = contracts.filter((file) =>
  /browser\/site|\.\/checkout-page/.test(readFileSync(file, 'utf8')),
);
const quick = contracts.filter((file) => !needsBuild.includes(file));

const { status } = spawnSync(
  'vitest',
  [
    'run',
    ...['unit', 'contracts', 'stories'].flatMap((project) => ['--project', project]),
    '--reporter=minimal',
    '--silent=passed-only',
    '--update=none',
    'app/',
    'packages/',
    ...quick,
    ...stories,
  ],
  { stdio: 'inherit' },
);
console.log(`
Not checked:
  backend, attacks, tests/deploy, and contracts of builds (npm test): ${needsBuild.map((file) => path.basename(file, '.test.ts')).join(', ')}
  journeys, and the rules for every page (npm run test:journeys)
  other browsers, consumers and long tests (npm run test:sweeps)`);
process.exitCode = status ?? 1;
