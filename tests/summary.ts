/**
 * `npm test`: wireit builds what has changed and runs the checks, then this script counts the results.
 * `npm run test:sweeps` passes the name of another group. The summary gives the seconds of each stage, the
 * ten slowest tests, and "N passed, N failed", with ", N skipped" if this machine cannot run all of them.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';

const root = path.resolve(import.meta.dirname, '..');
const { wireit } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  wireit: Record<string, { dependencies?: string[] }>;
};
const report = (stage: string) => path.join(root, 'test-results', `${stage}.json`);

interface Vitest {
  testResults: {
    name: string;
    assertionResults: {
      fullName: string;
      status: string;
      duration?: number | null;
      failureMessages?: string[] | null;
    }[];
  }[];
}
interface Playwright {
  suites: Suite[];
}
interface Suite {
  suites?: Suite[];
  specs?: { title: string; file: string; tests: PlaywrightTest[] }[];
}
interface PlaywrightTest {
  status: string;
  results: { duration: number; error?: { message?: string } }[];
}
interface Test {
  name: string;
  status: 'passed' | 'failed' | 'skipped';
  durationMs: number;
  /** Relative to the project's root. */
  file?: string;
  message?: string | undefined;
}

const statusOf = (status: string): Test['status'] =>
  status === 'passed' || status === 'expected'
    ? 'passed'
    : ['skipped', 'pending', 'todo', 'disabled'].includes(status)
      ? 'skipped'
      : 'failed';

const fromVitest = ({ testResults }: Vitest): Test[] =>
  testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults.map(({ fullName, status, duration, failureMessages }) => ({
      name: fullName,
      status: statusOf(status),
      durationMs: duration ?? 0,
      file: path.relative(root, file),
      message: failureMessages?.join('\n'),
    })),
  );

const fromPlaywright = ({ suites = [], specs = [] }: Suite): Test[] => [
  ...suites.flatMap(fromPlaywright),
  ...specs.flatMap(({ title, file, tests }) =>
    tests.map(
      ({ status, results }): Test => ({
        name: title,
        status: statusOf(status),
        durationMs: Math.max(0, ...results.map(({ duration }) => duration)),
        file,
        message: results.map(({ error }) => error?.message ?? '').join('\n'),
      }),
    ),
  ),
];

/** The tests of a stage. A build counts as one test, and so does a runner that crashed. */
function testsOf(stage: string, succeeded: boolean): Test[] {
  const found = existsSync(report(stage))
    ? (JSON.parse(readFileSync(report(stage), 'utf8')) as Vitest | Playwright)
    : undefined;
  const tests = !found ? [] : 'suites' in found ? fromPlaywright(found) : fromVitest(found);
  const isReported = !succeeded && tests.some(({ status }) => status === 'failed');
  if (isReported || (succeeded && tests.length > 0)) return tests;
  return [...tests, { name: stage, status: succeeded ? 'passed' : 'failed', durationMs: 0 }];
}

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
const total = { passed: 0, failed: 0, skipped: 0 };
const told: string[] = [];
const all: Test[] = [];
for (const [group, parallel] of Object.entries(groups)) {
  const done = await run(group, parallel);
  for (const script of wireit[group]?.dependencies ?? []) {
    const tests = testsOf(script.replace('test:', ''), done.has(script));
    all.push(...tests);
    const count = (wanted: Test['status']) => tests.filter(({ status }) => status === wanted);
    const [passed, failed, skipped] = [count('passed'), count('failed'), count('skipped')];
    total.passed += passed.length;
    total.failed += failed.length;
    total.skipped += skipped.length;
    const seconds = done.get(script)?.toFixed(0) ?? '?';
    told.push(`${script}: ${passed.length} passed, ${failed.length} failed, ${seconds} s`);
    for (const { name } of skipped) told.push(`  skipped: ${name}`);
    for (const { name, file, message } of failed) {
      told.push(`  failed: ${file ? `${file} > ` : ''}${name}`);
      const lines = stripVTControlCharacters(message ?? '').split('\n');
      for (const line of lines.slice(0, 12)) if (line.trim()) told.push(`    ${line}`);
    }
  }
}
const slowest = all.sort((one, other) => other.durationMs - one.durationMs).slice(0, 10);
console.log(`\n${told.join('\n')}\n\nThe ten slowest tests:`);
for (const { durationMs, file = '', name } of slowest)
  console.log(`  ${(durationMs / 1000).toFixed(1)} s  ${file} > ${name}`);
console.log(`\nin ${(process.uptime() / 60).toFixed(1)} minutes`);
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
