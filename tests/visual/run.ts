/**
 * Visual regression: every story and every route, at 390 and 1280 px, against tests/visual/baselines.
 *
 *   node tests/visual/run.ts stories [name ...]    needs storybook-static
 *   node tests/visual/run.ts routes [name ...]     needs app/dist
 *
 * A name is any part of a picture's name. Afterwards: `npm run visual:review` and `visual:approve`.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { launch } from '../browser/chromium.ts';
import { baselineNames, clearOutput, output } from './pictures.ts';
import type { Result } from './result.ts';
import { photographRoutes, routePaths } from './routes.ts';
import { photographStories, storyIds } from './stories.ts';

const [group, ...patterns] = process.argv.slice(2);
if (group !== 'stories' && group !== 'routes') {
  console.error('Usage: node tests/visual/run.ts stories|routes [name ...]');
  process.exit(2);
}

const started = performance.now();
await clearOutput(group);
const browser = await launch();
const results: Result[] = [];
try {
  for await (const result of photograph()) {
    results.push(result);
    if (result.problems.length > 0) {
      console.log(`✗ ${result.name}\n    ${result.problems.join('\n    ')}`);
    } else if (results.length % 50 === 0) {
      console.log(`${results.length} pictures`);
    }
  }
} finally {
  await browser.close();
}
if (patterns.length === 0) results.push(...(await withoutSubject()));

const failed = results.filter((result) => result.problems.length > 0);
await mkdir(path.join(output, group), { recursive: true });
await writeFile(path.join(output, group, 'failures.json'), JSON.stringify(failed, null, 2));
const counts = { passed: results.length - failed.length, failed: failed.length };
if (process.env.TEST_REPORT) await writeFile(process.env.TEST_REPORT, JSON.stringify(counts));
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`${counts.passed} passed, ${counts.failed} failed in ${seconds} s`);
if (failed.length > 0) {
  console.log('See them:     npm run visual:review');
  console.log('Accept some:  npm run visual:approve -- NAME ...    (every one: -- --all)');
  process.exitCode = 1;
}

async function* photograph() {
  const matches = (name: string) =>
    patterns.length === 0 || patterns.some((pattern) => name.includes(pattern));
  if (group === 'stories') yield* photographStories(browser, (await storyIds()).filter(matches));
  else yield* photographRoutes(browser, (await routePaths()).filter(matches));
}

/** A baseline whose story or route is gone, or that is skipped now, must not lie about. */
async function withoutSubject(): Promise<Result[]> {
  const seen = new Set(results.map((result) => result.name));
  return (await baselineNames(group as string))
    .filter((name) => !seen.has(name))
    .map((name) => ({ name, kind: 'gone', problems: ['has a baseline but no story or route'] }));
}
