/** Compares the same stories at the same viewports on Chromatic, for teams that review there. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.error(`Chromatic needs a project token, and CHROMATIC_PROJECT_TOKEN is not set.

  1. Create a project at https://www.chromatic.com and copy its token.
  2. CHROMATIC_PROJECT_TOKEN=... npm run chromatic

Without one, \`npm run visual\` compares the same stories at the same viewports on this machine.`);
  process.exit(1);
}

for (const [command, ...args] of [
  // TurboSnap uses the statistics to find the stories that a changed file affects.
  ['npm', 'run', 'build-storybook', '--', '--quiet', '--stats-json'],
  ['chromatic', '--storybook-build-dir', 'storybook-static', '--zip', '--only-changed'],
] as const) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
