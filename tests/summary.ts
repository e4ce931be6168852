/**
 * `npm test`: lets wireit build what has changed and run every check, then counts what the runners
 * report. The last line is "N passed, N failed", with ", N skipped" where this machine cannot run
 * all. One stage alone: `npm run test:stories`.
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
    assertionResults: { fullName: string; status: string; failureMessages?: string[] | null }[];
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
  results: { error?: { message?: string } }[];
}
interface Test {
  name: string;
  status: 'passed' | 'failed' | 'skipped' | 'retried';
  /** The file from the project's root, and what the runner said of the failure. */
  file?: string;
  message?: string | undefined;
}

/** A test that passed after messages of a failure had a second attempt. */
function statusOf(status: string, failures: number): Test['status'] {
  if (status === 'passed') return failures > 0 ? 'retried' : 'passed';
  return status === 'failed' ? 'failed' : 'skipped';
}

const fromVitest = ({ testResults }: Vitest): Test[] =>
  testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults.map(({ fullName, status, failureMessages }) => ({
      name: fullName,
      status: statusOf(status, failureMessages?.length ?? 0),
      file: path.relative(root, file),
      message: failureMessages?.join('\n'),
    })),
  );

const fromPlaywright = ({ suites = [], specs = [] }: Suite): Test[] => [
  ...suites.flatMap(fromPlaywright),
  ...specs.flatMap(({ title, file, tests }) =>
    tests.map(({ status, results }): Test => {
      const known = { expected: 'passed', flaky: 'retried', skipped: 'skipped' } as const;
      return {
        name: title,
        status: known[status as keyof typeof known] ?? 'failed',
        file,
        message: results.map(({ error }) => error?.message ?? '').join('\n'),
      };
    }),
  ),
];

/** The tests of a stage; a build counts as one, and so does a runner that broke off. */
function testsOf(stage: string, succeeded: boolean): Test[] {
  const found = existsSync(report(stage))
    ? (JSON.parse(readFileSync(report(stage), 'utf8')) as Vitest | Playwright)
    : undefined;
  const tests = !found ? [] : 'suites' in found ? fromPlaywright(found) : fromVitest(found);
  const isReported = !succeeded && tests.some(({ status }) => status === 'failed');
  if (isReported || (succeeded && tests.length > 0)) return tests;
  return [...tests, { name: stage, status: succeeded ? 'passed' : 'failed' }];
}

/** Runs a group of stages, and says which of them wireit calls done. */
async function run(group: string, parallel: number): Promise<Set<string>> {
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
      // Tests never meet a hosted project, whatever a developer's .env names.
      VITE_SUPABASE_URL: '',
    },
  });
  const done = new Set<string>();
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      console.log(line);
      const stage = /^✅ \[([^\]]+)\]/.exec(line)?.[1];
      if (stage) done.add(stage);
    });
  }
  await new Promise((resolve) => child.on('close', resolve));
  return done;
}

rmSync(path.join(root, 'test-results'), { recursive: true, force: true });
const groups = { 'test:checks': 2, 'test:browsers': 1 };
const total = { passed: 0, failed: 0, skipped: 0 };
const told: string[] = [];
for (const [group, parallel] of Object.entries(groups)) {
  const done = await run(group, parallel);
  for (const script of wireit[group]?.dependencies ?? []) {
    const tests = testsOf(script.replace('test:', ''), done.has(script));
    const count = (...wanted: string[]) => tests.filter((one) => wanted.includes(one.status));
    const [passed, failed, skipped] = [
      count('passed', 'retried'),
      count('failed'),
      count('skipped'),
    ];
    total.passed += passed.length;
    total.failed += failed.length;
    total.skipped += skipped.length;
    told.push(`${script}: ${passed.length} passed, ${failed.length} failed`);
    for (const { name, status } of skipped) told.push(`  ${status}: ${name}`);
    for (const { name, status, file, message } of [...failed, ...count('retried')]) {
      told.push(`  ${status}: ${file ? `${file} > ` : ''}${name}`);
      for (const line of stripVTControlCharacters(message ?? '')
        .split('\n')
        .slice(0, 12))
        if (line.trim()) told.push(`    ${line}`);
    }
  }
}
console.log(`\n${told.join('\n')}\n\nin ${(process.uptime() / 60).toFixed(1)} minutes`);
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
