/**
 * `npm run check`: checks types, lint, imports, the unit tests and the contracts that need no build. Plays the
 * stories of what changed since the branch left main, with axe and pictures. Lists what it did not check,
 * each with the command that does.
 */
import { exec, spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

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

/** The same for a component's folder and for its stories: `sections/about/pricelist`. */
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

const failed: string[] = [];
const newPictures = new Set<string>();

/** Runs a step, and prints its output only if it fails. */
async function run(name: string, command: string) {
  const start = performance.now();
  const env = { ...process.env, TUPPENCE_NEW_PICTURES: 'wait' };
  const options = { env, maxBuffer: Number.POSITIVE_INFINITY };
  const result = await promisify(exec)(command, options).catch((problem) => problem);
  const isPassed = !(result instanceof Error);
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(`${isPassed ? '✓' : '✗'} ${name} (${seconds} s)`);
  for (const [, picture] of result.stdout.matchAll(/New picture: stories\/(\S+)\.\d+/g)) {
    newPictures.add(picture);
  }
  if (isPassed) return;
  failed.push(name);
  console.log(result.stdout + result.stderr);
}

const testing = run(
  'unit tests and contracts',
  `vitest run --project unit --project contracts --update=none app/ packages/ui/ ${quick.join(' ')}`,
);
// By path, because npm may link `tsc` to `typescript-with-api` (5.9), which is three times slower.
await run('types', 'node node_modules/typescript/bin/tsc --noEmit -p .');
await run('lint', 'biome check .');
await run('dependency rules', 'depcruise app/src packages stories');
await testing;
if (stories.length > 0) {
  await run(
    `stories and pictures of ${stories.length} files`,
    `vitest run --project stories ${stories.join(' ')}`,
  );
}

for (const picture of newPictures) {
  console.log(`new picture, view it with: npm run visual:review -- ${picture}`);
}
console.log(`
Not checked:
  contracts of builds (npm run test:contracts): ${needsBuild.map((file) => path.basename(file, '.test.ts')).join(', ')}
  journeys, and the rules for every page (npm run test:journeys)
  backend and attacks (npm test)
  other browsers, recipes, consumers and long tests (npm run test:sweeps)
  stories of what did not change, but may use what changed (npm run visual)

${failed.length === 0 ? 'All checks passed' : `Failed: ${failed.join(', ')}`}, in ${process.uptime().toFixed(0)} s`);
process.exitCode = failed.length === 0 ? 0 : 1;
