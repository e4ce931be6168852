/**
 * `npm run new`: writes the files of a new part of the library or the site. They pass `npm run check`
 * as they are. CONTRIBUTING.md lists the next steps for each kind.
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
import { componentPlan } from './new/component.ts';
import { Refusal, root } from './new/plan.ts';
import { sectionPlan } from './new/section.ts';
import { pagePlan, partnerPlan } from './new/site.ts';
import { tokenPlan } from './new/token.ts';

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
      cause: { type: 'string' },
      use: { type: 'string' },
    },
  });
  const [kind = '', name = '', value] = positionals;
  if (!(kind in plans)) throw new Refusal(`Unknown kind "${kind}". Usage: ${usage}`);
  const plan = plans[kind as keyof typeof plans](name, { ...values, value });
  const existing = plan.files.filter(({ file }) => existsSync(path.join(root, file)));
  if (existing.length > 0) throw new Refusal(`${existing[0]?.file} exists already.`);
  // Checks everything before writing anything.
  const changed = plan.changes.map(({ file, change }) => ({
    file,
    text: change(readFileSync(path.join(root, file), 'utf8')),
  }));
  for (const { file, text } of plan.files) write(file, text, 'new');
  for (const { file, text } of changed) write(file, text, 'changed');
  const code = [...plan.files, ...plan.changes]
    .map(({ file }) => file)
    .filter((file) => file.endsWith('.ts') || file.endsWith('.tsx'));
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
