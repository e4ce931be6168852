/**
 * `npm run release`: turns the waiting changesets into a version of @tuppence/ui and a changelog
 * entry, updates the lockfile and writes the release's bill of materials. Publishes nothing:
 * review, test, commit.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');

const waiting = readdirSync(path.join(root, '.changeset')).filter(
  (file) => file.endsWith('.md') && file !== 'README.md',
);
if (waiting.length === 0) {
  console.log('There is no changeset: run "npx changeset".');
} else {
  run('npx', ['changeset', 'version']);
  run('npm', [
    'install',
    '--package-lock-only',
    '--ignore-scripts',
    '--no-audit',
    '--prefer-offline',
  ]);
  const bill = spawnSync('npm', ['run', '--silent', 'sbom'], { cwd: root, encoding: 'utf8' });
  if (bill.status !== 0) process.exit(bill.status ?? 1);
  writeFileSync(path.join(root, 'sbom.cdx.json'), bill.stdout);
  console.log(
    'Look at the difference, run "npm test" and commit; then "npm run build:package && npx changeset publish".',
  );
}

function run(command: string, options: string[]) {
  const { status } = spawnSync(command, options, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
