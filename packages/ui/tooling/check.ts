/** The last part of `npm run check`. */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

process.chdir(path.resolve(import.meta.dirname, '../../..'));

const git = (...args: string[]) => {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter(Boolean) : [];
};
const [base = 'HEAD'] = git('merge-base', 'HEAD', 'origin/main');
const changed = [
  ...git('diff', '--name-only', '--diff-filter=d', base),
  ...git('ls-files', '--others', '--exclude-standard'),
];

/** One name for a component's folder and its story file. */
const place = (file: string) =>
  file.replaceAll(/^(packages\/ui\/src|stories)\/|\.stories\.tsx$|-/g, '').toLowerCase();
const places = changed.map((file) => place(path.dirname(file))).filter((one) => one.includes('/'));
const stories = globSync('stories/**/*.stories.tsx').filter(
  (file) => changed.includes(file) || places.some((one) => `${place(file)}/`.startsWith(`${one}/`)),
);

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
  { stdio: 'inherit', env: { ...process.env, TUPPENCE_NEW_PICTURES: 'wait' } },
);
console.log(`
Not checked:
  backend, attacks, tests/deploy, and contracts of builds (npm test): ${needsBuild.map((file) => path.basename(file, '.test.ts')).join(', ')}
  journeys, and the rules for every page (npm run test:journeys)
  other browsers, consumers and long tests (npm run test:sweeps)
  stories of what did not change, but may use what changed (npm run visual)`);
process.exitCode = status ?? 1;
