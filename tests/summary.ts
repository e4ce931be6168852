/**
 * `npm test` and `npm run test:sweeps`: runs the stages of a wireit script, and counts the results
 * in their JUnit reports. The last line is "N passed, N failed", with ", N skipped" if this machine
 * cannot run all tests.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';

const root = path.resolve(import.meta.dirname, '..');
const { wireit } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  wireit: Record<string, { dependencies?: string[] }>;
};

interface Test {
  name: string;
  result: string;
  seconds: number;
}
const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

function testsOf(stage: string, succeeded: boolean): Test[] {
  const file = path.join(root, 'test-results', `${stage.replace('test:', '')}.xml`);
  const report = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const tests = report
    .split(/^\s*<testcase /m)
    .slice(1)
    .map((text) => {
      const read = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(text)?.[1] ?? '';
      const title = `${read('classname')} > ${read('name')}`;
      return {
        name: title.replaceAll(/&(\w+);/g, (_, entity: string) => entities[entity] ?? ''),
        result: /^\s*<(failure|error|skipped)\b/m.exec(text)?.[1] ?? 'passed',
        seconds: Number(read('time')),
      };
    });
  const isExplained = succeeded ? tests.length > 0 : tests.some(isFailed);
  const result = succeeded ? 'passed' : 'failure';
  return isExplained ? tests : [...tests, { name: stage, result, seconds: 0 }];
}

const isPassed = ({ result }: Test) => result === 'passed';
const isSkipped = ({ result }: Test) => result === 'skipped';
const isFailed = (test: Test) => !isPassed(test) && !isSkipped(test);

/** Returns the duration of each successful stage in seconds. */
async function run(group: string, parallel: number): Promise<Map<string, number>> {
  const child = spawn('npm', ['run', '--silent', group], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      WIREIT_PARALLEL: String(parallel),
      WIREIT_FAILURES: 'continue',
      WIREIT_LOGGER: 'simple',
      WIREIT_CACHE: 'none',
      STORYBOOK_DISABLE_TELEMETRY: '1',
      LITE_TELEMETRY: '0',
      // Tests never use a hosted project, whatever a developer's .env says.
      VITE_SUPABASE_URL: '',
    },
  });
  const begun = new Map<string, number>();
  const done = new Map<string, number>();
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      console.log(line);
      const [, sign, stage] = /^(🏃|✅) \[([^\]]+)\]/u.exec(line) ?? [];
      if (!stage) return;
      if (sign === '🏃') begun.set(stage, performance.now());
      else done.set(stage, (performance.now() - (begun.get(stage) ?? performance.now())) / 1000);
    });
  }
  await new Promise((resolve) => child.on('close', resolve));
  return done;
}

rmSync(path.join(root, 'test-results'), { recursive: true, force: true });
const groups: Record<string, number> =
  process.argv[2] === undefined
    ? { 'test:checks': 2, 'test:browsers': 1 }
    : { [process.argv[2]]: 1 };
const all: Test[] = [];
const lines: string[] = [];
for (const [group, parallel] of Object.entries(groups)) {
  const done = await run(group, parallel);
  for (const stage of wireit[group]?.dependencies ?? []) {
    const tests = testsOf(stage, done.has(stage));
    all.push(...tests);
    const failed = tests.filter(isFailed);
    const seconds = done.get(stage)?.toFixed(0) ?? '?';
    lines.push(
      `${stage}: ${tests.filter(isPassed).length} passed, ${failed.length} failed, ${seconds} s`,
      ...tests.filter(isSkipped).map(({ name }) => `  skipped: ${name}`),
      ...failed.map(({ name }) => `  failed: ${name}`),
    );
  }
}
const [passed, failed, skipped] = [isPassed, isFailed, isSkipped].map(
  (is) => all.filter(is).length,
);
const slowest = all.sort((a, b) => b.seconds - a.seconds).slice(0, 10);
lines.push('', 'slowest tests:');
lines.push(...slowest.map((one) => `  ${one.seconds.toFixed(1)} s  ${one.name}`));
console.log(`\n${lines.join('\n')}\n\nin ${(process.uptime() / 60).toFixed(1)} minutes`);
console.log(`${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`);
process.exitCode = failed || !passed ? 1 : 0;
