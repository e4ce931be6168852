/** Fails on pictures that differ or have no story, and on stories with neither picture nor `skip`. */
import { globSync } from 'node:fs';
import path from 'node:path';
import type { TestCase, TestProject } from 'vitest/node';
import { noteMissing } from './picture.ts';

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
    const passed = stories.filter((story) => story.result().state === 'passed');
    const missed = stories.filter((story) => Object.keys(story.meta().pictures ?? {}).length === 0);
    const nameOf = (story: TestCase) => `${story.module.relativeModuleId} ${story.fullName}`;
    const failed = missed.filter((story) => story.result().state === 'failed').map(nameOf);
    noteMissing(
      files.map(({ relativeModuleId }) => relativeModuleId),
      failed,
    );
    const pictures = stories.flatMap((story) => {
      const { pictures: own = {} } = story.meta();
      return typeof own === 'string' ? [] : Object.entries(own);
    });
    console.log(`\n${pictures.length} pictures compared`);
    const differing = pictures.filter(([, problem]) => problem).map((words) => words.join(' '));
    fail('differ. Look at them: npm run visual:review', differing);
    const unseen = missed.filter((story) => passed.includes(story)).map(nameOf);
    fail('stories are neither photographed nor skipped', unseen);
    // Only a run of every story can tell which pictures are no longer taken.
    const isPartial = files.length < globSync('stories/**/*.stories.tsx').length;
    if (isPartial || passed.length < stories.length) return;
    const taken = new Set(pictures.map(([picture]) => picture));
    const baselines = globSync('tests/visual/baselines/stories/*.webp');
    const stale = baselines.filter((file) => !taken.has(path.parse(file).name));
    fail('pictures have no story (git rm them)', stale);
  };
}
