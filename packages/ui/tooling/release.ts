/**
 * `npm run release`: turns the waiting changesets into a version of @tuppence/ui and a changelog
 * entry, updates the lockfile and writes the release's bill of materials. Publishes nothing.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');

const waiting = readdirSync(path.join(root, '.changeset')).filter(
  (file) => file.endsWith('.md') && file !== 'README.md',
);
if (waiting.length === 0) {
  console.log('There is no changeset. Add one with "npx changeset".');
} else {
  const steps = [
    'npx changeset version',
    'npm install --package-lock-only --ignore-scripts --no-audit --prefer-offline',
    // A failure must not empty the last one.
    'npm run --silent sbom > sbom.tmp',
    'mv sbom.tmp sbom.cdx.json',
  ];
  const { status } = spawnSync(steps.join(' && '), { cwd: root, shell: true, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
  console.log(
    'Review the diff, run "npm test" and commit. Then run "npm run build:package && npx changeset publish".',
  );
}
