/**
 * `npm run new`: writes the files of a new part of the library or the site, which pass
 * `npm run check` as they are. CONTRIBUTING.md lists the next steps for each kind.
 *
 *   npm run new -- component PriceTag
 *   npm run new -- section PriceList --page about
 *   npm run new -- page OurStory
 *   npm run new -- partner "Mended with Love" --description "It teaches people to mend clothes."
 *   npm run new -- token radius.sheet 28px --use "Sheets that rise from below"
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { componentPlan, sectionPlan, tokenPlan } from './new/library.ts';
import { type Plan, Refusal, root } from './new/plan.ts';
import { pagePlan, partnerPlan } from './new/site.ts';

const usage = 'npm run new -- component|section|page|partner|token NAME (see CONTRIBUTING.md)';
const plans = {
  component: componentPlan,
  section: sectionPlan,
  page: pagePlan,
  partner: partnerPlan,
  token: tokenPlan,
};

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      page: { type: 'string' },
      description: { type: 'string' },
      use: { type: 'string' },
    },
  });
  const [kind = '', name = '', value] = positionals;
  if (!(kind in plans)) throw new Refusal(`Unknown kind "${kind}". Usage: ${usage}`);
  const plan: Plan = plans[kind as keyof typeof plans](name, { ...values, value });
  const { files = {}, changes } = plan;
  const existing = Object.keys(files).find((file) => existsSync(path.join(root, file)));
  if (existing) throw new Refusal(`${existing} exists already.`);
  // Makes every change before writing any file.
  const changed = Object.entries(changes).map(([file, change]) => {
    return [file, change(readFileSync(path.join(root, file), 'utf8'))] as const;
  });
  for (const [file, text] of Object.entries(files)) write(file, text, 'new');
  for (const [file, text] of changed) write(file, text, 'changed');
  const code = Object.keys({ ...files, ...changes }).filter((file) => /\.tsx?$/.test(file));
  const { status } = spawnSync('biome', ['check', '--write', ...code], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Refusal('Biome rejects the new files: npm run lint');
  console.log(`\nNext:\n${plan.next.map((step) => `  ${step}`).join('\n')}`);
} catch (problem) {
  const isOwn =
    problem instanceof Refusal ||
    String((problem as { code?: string }).code).startsWith('ERR_PARSE');
  if (!isOwn) throw problem;
  console.error((problem as Error).message);
  process.exitCode = 2;
}

function write(file: string, text: string, what: string) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
  console.log(`${what.padEnd(8)} ${file}`);
}
