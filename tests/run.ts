/**
 * `npm test`: every check of the repository, two at a time, with one table at the end.
 *
 *   npm test -- --only stories,unit    these alone, and the builds that they need
 *   npm test -- --reuse                takes builds that are there as they are
 */
import { spawn } from 'node:child_process';
import { createWriteStream, existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { type Counts, countOne, countPictures, countPlaywright, countVitest } from './counts.ts';

const root = path.resolve(import.meta.dirname, '..');
const results = path.join(root, 'test-results');

interface Stage {
  name: string;
  command: string;
  /** Which stages must have passed before. */
  after?: string[];
  /** What a build leaves behind; `--reuse` skips it where that exists. */
  makes?: string;
  /** A stage with browsers or workers of its own gets the machine to itself. */
  alone?: boolean;
  count: (passed: boolean, report: string) => Counts;
}

const report = (name: string) => path.join(results, `${name}.json`);
const vitest = (project: string) =>
  `vitest run --project ${project} --passWithNoTests --reporter=default --reporter=json --outputFile.json=${report(project)}`;

// Long ones first; short ones fill the second core.
const stages: Stage[] = [
  { name: 'build', command: 'npm run build -- --embedded', makes: 'app/dist', count: countOne },
  { name: 'types', command: 'tsc --noEmit -p .', count: countOne },
  { name: 'lint', command: 'biome check .', count: countOne },
  {
    name: 'storybook',
    command: 'npm run build-storybook -- --quiet',
    makes: 'storybook-static',
    count: countOne,
  },
  {
    name: 'package',
    command: 'npm run build -w packages/ui',
    makes: 'packages/ui/dist',
    count: countOne,
  },
  { name: 'unit', command: vitest('unit'), count: countVitest },
  { name: 'backend', command: vitest('backend'), count: countVitest },
  {
    name: 'contracts',
    command: vitest('contracts'),
    after: ['build', 'package'],
    count: countVitest,
  },
  { name: 'attacks', command: vitest('attacks'), after: ['build'], count: countVitest },
  { name: 'stories', command: vitest('stories'), alone: true, count: countVitest },
  {
    name: 'journeys',
    command: 'playwright test',
    after: ['build'],
    alone: true,
    count: countPlaywright,
  },
  {
    name: 'visual-stories',
    command: 'node tests/visual/run.ts stories',
    after: ['storybook'],
    alone: true,
    count: countPictures,
  },
  {
    name: 'visual-routes',
    command: 'node tests/visual/run.ts routes',
    after: ['build'],
    alone: true,
    count: countPictures,
  },
];

const { values: options } = parseArgs({
  options: { only: { type: 'string' }, reuse: { type: 'boolean' } },
});
const known = new Map(stages.map((stage) => [stage.name, stage]));
const names = options.only?.split(',') ?? [...known.keys()];
for (const name of names) {
  if (!known.has(name)) {
    console.error(`There is no stage "${name}". Stages: ${[...known.keys()].join(', ')}`);
    process.exit(2);
  }
}

interface Outcome extends Counts {
  seconds: number;
  note?: string;
}
const outcomes = new Map<string, Outcome>();
const running = new Map<Stage, Promise<void>>();
const waiting = chosen();

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
while (waiting.length > 0 || running.size > 0) {
  for (let next = startable(); next; next = startable()) {
    const stage = next;
    waiting.splice(waiting.indexOf(stage), 1);
    running.set(
      stage,
      run(stage).then((outcome) => {
        outcomes.set(stage.name, outcome);
        running.delete(stage);
      }),
    );
  }
  await Promise.race(running.values());
}
summarise();

/** The stages asked for, with the builds that they need, in the order of the list. */
function chosen(): Stage[] {
  const wanted = new Set(names.flatMap((name) => [name, ...(known.get(name)?.after ?? [])]));
  return stages.filter(({ name, makes }) => {
    const there = makes && options.reuse && existsSync(path.join(root, makes));
    if (there && wanted.has(name))
      outcomes.set(name, { passed: 1, failed: 0, seconds: 0, note: 'reused' });
    return wanted.has(name) && !there;
  });
}

function startable(): Stage | undefined {
  const busy = [...running.keys()];
  if (busy.length >= 2 || busy.some((stage) => stage.alone)) return undefined;
  return waiting.find(
    (stage) =>
      (!stage.alone || busy.length === 0) &&
      (stage.after ?? []).every((name) => outcomes.has(name)),
  );
}

async function run(stage: Stage): Promise<Outcome> {
  const broken = (stage.after ?? []).filter((name) => outcomes.get(name)?.failed);
  if (broken.length > 0) {
    return { passed: 0, failed: 1, seconds: 0, note: `not run: ${broken.join(', ')} failed` };
  }
  const started = performance.now();
  console.log(`▶ ${stage.name}`);
  const passed = await execute(stage);
  const seconds = (performance.now() - started) / 1000;
  const counts = stage.count(passed, report(stage.name));
  // A runner that broke off has counted nothing, or only what went well.
  if (!passed && counts.failed === 0) counts.failed = 1;
  console.log(`${counts.failed ? '✗' : '✓'} ${stage.name} (${seconds.toFixed(0)} s)`);
  return {
    ...counts,
    seconds,
    ...(counts.failed ? { note: `test-results/${stage.name}.log` } : {}),
  };
}

/** Runs the command on the lockfile's own tools; every line is shown with the stage's name, and kept. */
function execute({ name, command }: Stage): Promise<boolean> {
  const log = createWriteStream(path.join(results, `${name}.log`));
  const child = spawn(command, {
    cwd: root,
    shell: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PATH: `${path.join(root, 'node_modules/.bin')}${path.delimiter}${process.env.PATH}`,
      TEST_REPORT: report(name),
      PLAYWRIGHT_JSON_OUTPUT_FILE: report(name),
      STORYBOOK_DISABLE_TELEMETRY: '1',
      LITE_TELEMETRY: '0',
      // Tests never meet a hosted project, whatever a developer's .env names.
      VITE_SUPABASE_URL: '',
    },
  });
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      log.write(`${line}\n`);
      if (line.trim()) console.log(`${name} │ ${line}`);
    });
  }
  return new Promise((resolve) => {
    child.on('error', () => resolve(false));
    child.on('close', (code) => log.end(() => resolve(code === 0)));
  });
}

function summarise() {
  const total = { passed: 0, failed: 0 };
  console.log(
    `\n${'stage'.padEnd(16)}${'passed'.padStart(8)}${'failed'.padStart(8)}${'seconds'.padStart(9)}`,
  );
  for (const { name } of stages) {
    const outcome = outcomes.get(name);
    if (!outcome) continue;
    total.passed += outcome.passed;
    total.failed += outcome.failed;
    const numbers = `${String(outcome.passed).padStart(8)}${String(outcome.failed).padStart(8)}${outcome.seconds.toFixed(1).padStart(9)}`;
    console.log(`${name.padEnd(16)}${numbers}${outcome.note ? `  ${outcome.note}` : ''}`);
  }
  console.log(`\nin ${(process.uptime() / 60).toFixed(1)} minutes`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}
