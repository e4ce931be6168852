/**
 * `npm test`: wireit builds what has changed and runs the checks, then this script counts the results.
 * `npm run test:sweeps` passes the name of another group. The summary gives the seconds of each stage, the
 * tests that failed, the ten slowest tests, and "N passed, N failed", with ", N skipped" if this machine
 * cannot run all of them.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';

const root = path.resolve(import.meta.dirname, '..');
const { wireit } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  wireit: Record<string, { dependencies?: string[] }>;
};

/** The report of Vitest, or of Playwright. */
interface Report {
  testResults?: {
    name: string;
    assertionResults: { fullName: string; status: string; duration?: number | null }[];
  }[];
  suites?: Suite[];
}
interface Suite {
  suites?: Suite[];
  specs?: { title: string; file: string; tests: PlaywrightTest[] }[];
}
interface PlaywrightTest {
  status: string;
  results: { duration: number }[];
}
interface Test {
  name: string;
  status: string;
  durationMs: number;
}

const testsOfSuite = ({ suites = [], specs = [] }: Suite): Test[] => [
  ...suites.flatMap(testsOfSuite),
  ...specs.flatMap(({ title, file, tests }) =>
    tests.map(({ status, results }) => ({
      name: `${file} > ${title}`,
      status,
      durationMs: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  ),
];

/** The tests of a stage. A build counts as one test, and so does a runner that crashed. */
function testsOf(stage: string, succeeded: boolean): Test[] {
  const file = path.join(root, 'test-results', `${stage.replace('test:', '')}.json`);
  const report: Report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const tests = [
    ...(report.testResults ?? []).flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, status, duration }) => ({
        name: `${path.relative(root, name)} > ${fullName}`,
        status,
        durationMs: duration ?? 0,
      })),
    ),
    ...testsOfSuite(report),
  ];
  const isExplained = succeeded ? tests.length > 0 : tests.some(isFailed);
  const status = succeeded ? 'passed' : 'failed';
  return isExplained ? tests : [...tests, { name: stage, status, durationMs: 0 }];
}

const isPassed = ({ status }: Test) => ['passed', 'expected'].includes(status);
const isSkipped = ({ status }: Test) => ['skipped', 'pending', 'todo', 'disabled'].includes(status);
const isFailed = (test: Test) => !isPassed(test) && !isSkipped(test);

/** Runs a group of stages. Returns the duration of each successful one in seconds. */
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
const slowest = all.sort((a, b) => b.durationMs - a.durationMs).slice(0, 10);
lines.push('', 'slowest tests:');
lines.push(...slowest.map((one) => `  ${(one.durationMs / 1000).toFixed(1)} s  ${one.name}`));
console.log(`\n${lines.join('\n')}\n\nin ${(process.uptime() / 60).toFixed(1)} minutes`);
console.log(`${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`);
process.exitCode = failed || !passed ? 1 : 0;
