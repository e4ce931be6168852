/** Fails on pictures that differ or have no story, and on stories with neither picture nor `skip`. */
import { globSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { baselineNames, noteMissing } from './picture.ts';

export function setup({ vitest, name }: TestProject) {
  const fail = (problem: string, lines: string[]) => {
    if (lines.length === 0) return;
    console.error(`${lines.length} ${problem}:\n  ${lines.join('\n  ')}`);
    process.exitCode = 1;
  };
  return () => {
    const files = vitest.state
      .getTestModules()
      // Vitest appends the browser's name to the project's name.
      .filter(({ project }) => project.name.startsWith(name));
    const stories = files.flatMap((file) => [...file.children.allTests()]);
    const failed = stories.filter(
      (story) => story.result().state === 'failed' && !story.meta().pictures,
    );
    noteMissing(
      files.map((file) => file.relativeModuleId),
      failed.map((story) => `${story.module.relativeModuleId} ${story.fullName}`),
    );
    const passed = stories.filter((story) => story.result().state === 'passed');
    const missed = passed.filter((story) => Object.keys(story.meta().pictures ?? {}).length === 0);
    const pictures = stories.flatMap((story) => {
      const { pictures: own = {} } = story.meta();
      return typeof own === 'string' ? [] : Object.entries(own);
    });
    console.log(`\n${pictures.length} pictures compared`);
    const differing = pictures.filter(([, problem]) => problem).map((words) => words.join(' '));
    fail('differ. Look at them: npm run visual:review', differing);
    const unseen = missed.map(({ fullName }) => fullName);
    fail('stories are neither photographed nor skipped', unseen);
    // Only a run of every story can tell which pictures are no longer taken.
    const isPartial = files.length < globSync('stories/**/*.stories.tsx').length;
    if (isPartial || passed.length < stories.length) return;
    const taken = new Set(pictures.map(([picture]) => picture));
    const stale = baselineNames().filter((baseline) => !taken.has(baseline));
    fail('pictures have no story (git rm them)', stale);
  };
}
