/** Which builds the tests need, and the commands that make them. */
import { existsSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const builds = {
  site: { folder: 'app/dist/client', proof: 'index.html', command: 'npm run build -- --embedded' },
  package: { folder: 'packages/ui/dist', proof: 'index.js', command: 'npm run build:package' },
  storybook: {
    folder: 'storybook-static',
    proof: 'index.json',
    command: 'npm run build:storybook',
  },
};

/** The folder of a build. If it is missing, the error names the command that makes it. */
export function built(name: keyof typeof builds): string {
  const { folder, proof, command } = builds[name];
  const found = path.join(root, folder);
  if (existsSync(path.join(found, proof))) return found;
  throw new Error(`${folder} is missing. Build the ${name} first: ${command}`);
}
