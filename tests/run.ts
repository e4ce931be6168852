/**
 * `node tests/run.ts STAGE ...` runs the stages one after the other, also after a failure. A stage
 * is one script of package.json, or several with commas, which run at the same time. The last line
 * is "N passed, N failed", with ", N skipped" if this machine cannot run all tests.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';

interface Test {
  state: string;
  name: string;
}

const all: Test[] = [];
const lines: string[] = [];
rmSync('test-results', { recursive: true, force: true });
mkdirSync('test-results');
for (const stage of process.argv.slice(2)) await Promise.all(stage.split(',').map(run));
console.log(`\n${lines.join('\n')}\nin ${(process.uptime() / 60).toFixed(1)} minutes`);
console.log(count(all));
process.exitCode = all.some(({ state }) => state === 'failed') ? 1 : 0;

async function run(script: string) {
  const REPORT = `test-results/${script.replace(':', '-')}.jsonl`;
  // Tests never use a hosted project, whatever a developer's .env says.
  const env = { ...process.env, REPORT, VITE_SUPABASE_URL: '' };
  const child = spawn('npm', ['run', '--silent', script], { stdio: 'inherit', env });
  const [status] = await once(child, 'close');
  const report = existsSync(REPORT) ? readFileSync(REPORT, 'utf8').trim().split('\n') : [];
  const tests = report.map((line) => JSON.parse(line) as Test);
  // A script that reports no tests is one itself, and so is one that fails for another reason.
  if (status !== 0 && !tests.some(({ state }) => state === 'failed'))
    tests.push({ state: 'failed', name: script });
  if (tests.length === 0) tests.push({ state: 'passed', name: script });
  all.push(...tests);
  const notable = tests.filter(({ state }) => state !== 'passed');
  lines.push(
    `${script}: ${count(tests)}`,
    ...notable.map(({ state, name }) => `  ${state}: ${name}`),
  );
}

function count(tests: Test[]): string {
  const of = (wanted: string) => tests.filter(({ state }) => state === wanted).length;
  const skipped = of('skipped');
  return `${of('passed')} passed, ${of('failed')} failed${skipped ? `, ${skipped} skipped` : ''}`;
}
