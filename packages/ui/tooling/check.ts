/**
 * `npm run check`: checks types, lint and the contracts that need no build. Runs the unit tests and
 * stories (play functions, axe and pictures) of what changed since the branch left main. Lists what
 * it did not check, each with the command that does.
 */
import { spawn, spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');
process.chdir(root);

const git = (...args: string[]) => {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter(Boolean) : [];
};
const [base = 'HEAD'] = git('merge-base', 'HEAD', 'origin/main');
const changed = [
  ...git('diff', '--name-only', '--diff-filter=d', base),
  ...git('ls-files', '--others', '--exclude-standard'),
];

/** Folders of stories for the changed files. They have the same paths as the library's folders. */
const storyFolders = changed.flatMap((file) => {
  const [, inside] = /^(?:packages\/ui\/src|stories)\/(.+)\//.exec(file) ?? [];
  if (!inside || /^(tokens|styles|hooks|fixtures|support)\b/.test(inside)) return [];
  return [inside];
});
const stories = globSync('stories/**/*.stories.tsx').filter((file) => {
  if (changed.includes(file)) return true;
  const folder = path.dirname(file).replace('stories/', '');
  const name = path.basename(file, '.stories.tsx');
  // Sections have a folder each in the library, but the stories of a page share one folder.
  const own = `${folder}/${name.replaceAll(/(?<=[a-z0-9])[A-Z]/g, '-$&').toLowerCase()}`;
  return storyFolders.some((one) => one === own || (one === folder && one.includes('/')));
});
const sharedStyles = changed.filter((file) => /^packages\/ui\/src\/(tokens|styles)\//.test(file));

const units = globSync([
  'app/{src,prerender}/**/*.test.{ts,tsx}',
  'packages/ui/src/**/*.test.{ts,tsx}',
]);
const folders = new Set(changed.filter((file) => /^(app|packages)\//.test(file)).map(path.dirname));
const nearUnits = units.filter((file) => folders.has(path.dirname(file)));
const contracts = globSync('tests/contracts/*.test.{ts,tsx}');
/** Contracts that test an existing build, or build the checkout element. */
const needsBuild = contracts.filter((file) =>
  /browser\/site|\.\/checkout-page/.test(readFileSync(file, 'utf8')),
);
const quick = contracts.filter((file) => !needsBuild.includes(file));

const failed: string[] = [];
const newPictures = new Set<string>();

/** Runs a step, and prints its output only if it fails. */
async function run(name: string, command: string, files: string[] = []) {
  const [tool = '', ...words] = command.split(' ');
  const start = performance.now();
  const child = spawn(tool, [...words, ...files], {
    env: { ...process.env, TUPPENCE_NEW_PICTURES: 'wait' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data: Buffer) => output.push(data.toString()));
  }
  const code = await new Promise((resolve) => child.on('close', resolve));
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
  for (const [, picture = ''] of output.join('').matchAll(/New picture: (\S+)\.\d+/g)) {
    newPictures.add(picture.replace(/^(stories|routes)\//, ''));
  }
  if (code === 0) return;
  failed.push(name);
  console.log(output.join(''));
}

const testing = run(
  `${quick.length} contracts, ${nearUnits.length} unit tests`,
  'vitest run --project contracts --project unit --update=none',
  [...quick, ...nearUnits],
);
// By path, because npm may link `tsc` to `typescript-with-api` (5.9), which is three times slower.
await run('types', 'node node_modules/typescript/bin/tsc --noEmit -p .');
await run('lint', 'biome check .');
await run('dependency rules', 'depcruise app/src packages stories');
await testing;
if (stories.length > 0) {
  const name = `stories and pictures of ${stories.length} files`;
  await run(name, 'vitest run --project stories', stories);
}

for (const picture of newPictures) {
  console.log(`new picture, view it with: npm run visual:review -- ${picture}`);
}
const leftOut = [
  `contracts of builds (npm run test:contracts): ${needsBuild.map((file) => path.basename(file, '.test.ts')).join(', ')}`,
  'journeys, and the rules for every page (npm run test:journeys)',
  'backend and attacks (npm test)',
  'other browsers, recipes, consumers and long tests (npm run test:sweeps)',
  sharedStyles.length > 0
    ? `every story that uses ${sharedStyles.join(', ')} (npm run visual)`
    : 'stories of what did not change (npm run visual)',
];
console.log(`\nNot checked:\n${leftOut.map((line) => `  ${line}`).join('\n')}`);
console.log(
  `\n${failed.length === 0 ? 'All checks passed' : `Failed: ${failed.join(', ')}`}, in ${process.uptime().toFixed(0)} s`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
