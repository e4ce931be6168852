/** Fails if a story has neither pictures nor a `skip`, or if a picture has no story. */
import { globSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { baselineNames } from './picture.ts';

export function setup({ vitest, name }: TestProject) {
  return () => {
    const files = vitest.state
      .getTestModules()
      // Vitest appends the browser's name to the project's name.
      .filter(({ project }) => project.name.startsWith(name));
    const stories = files.flatMap((file) => [...file.children.allTests()]);
    const passed = stories.filter((story) => story.result().state === 'passed');
    const pictures = passed.map((story) => story.meta().pictures);
    const names = new Set(pictures.flatMap((one) => (typeof one === 'object' ? one : [])));
    const skipped = pictures.filter((one) => typeof one === 'string' && one !== '').length;
    const missed = passed.filter((_, at) => !pictures[at]?.length).map(({ fullName }) => fullName);
    console.log(`\n${names.size} pictures compared; ${skipped} stories have none, and say why`);
    if (missed.length > 0) {
      console.error(`Neither photographed nor skipped:\n${missed.join('\n')}`);
      process.exitCode = 1;
    }
    // Only a run of every story can tell which pictures are no longer taken.
    const isPartial = files.length < globSync('stories/**/*.stories.tsx').length;
    if (isPartial || stories.some((story) => story.result().state === 'failed')) return;
    const stale = baselineNames().filter((name) => !names.has(name));
    if (stale.length === 0) return;
    console.error(`Pictures without a story (git rm them):\n${stale.join('\n')}`);
    process.exitCode = 1;
  };
}
