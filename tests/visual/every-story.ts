/** After the stories have run: one that passed without its pictures fails the run. */
import type { TestProject } from 'vitest/node';

export function setup({ vitest, name }: TestProject) {
  return () => {
    const stories = vitest.state
      .getTestModules()
      // Vitest adds the browser's name to that of the project.
      .filter(({ project }) => project.name.startsWith(name))
      .flatMap((file) => [...file.children.allTests()])
      .filter((story) => story.result().state === 'passed');
    const { compared, skipped, missed } = account(stories);
    console.log(`\n${compared} pictures compared; ${skipped} stories have none, and say why`);
    if (missed.length === 0) return;
    console.error(`Neither photographed nor skipped:\n${missed.join('\n')}`);
    process.exitCode = 1;
  };
}

interface Played {
  fullName: string;
  meta: () => { pictures?: string[] | string };
}

export function account(stories: Played[]) {
  const pictures = stories.map((story) => story.meta().pictures);
  return {
    compared: pictures.flatMap((one) => (Array.isArray(one) ? one : [])).length,
    skipped: pictures.filter((one) => typeof one === 'string' && one !== '').length,
    missed: stories.filter((_, at) => !pictures[at]?.length).map(({ fullName }) => fullName),
  };
}
