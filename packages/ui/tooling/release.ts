/**
 * `npm run release`: turns the waiting changesets into a version of @tuppence/ui and a changelog
 * entry, updates the lockfile and writes the release's bill of materials. Publishes nothing.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');

const waiting = readdirSync(path.join(root, '.changeset')).filter(
  (file) => file.endsWith('.md') && file !== 'README.md',
);
if (waiting.length === 0) {
  console.log('There is no changeset. Add one with "npx changeset".');
} else {
  run('npx changeset version');
  run('npm install --package-lock-only --ignore-scripts --no-audit --prefer-offline');
  const bill = spawnSync('npm', ['run', '--silent', 'sbom'], { cwd: root, encoding: 'utf8' });
  if (bill.status !== 0) process.exit(bill.status ?? 1);
  writeFileSync(path.join(root, 'sbom.cdx.json'), bill.stdout);
  console.log(
    'Review the diff, run "npm test" and commit. Then run "npm run build:package && npx changeset publish".',
  );
}

function run(command: string) {
  const [tool = '', ...options] = command.split(' ');
  const { status } = spawnSync(tool, options, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
