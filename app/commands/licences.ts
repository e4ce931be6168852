/** Checks the licences of what visitors download. `--all` adds backend and tools. */
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import app from '../package.json' with { type: 'json' };
import { paths } from '../paths.ts';
import { isAllowed, licenceOf } from './licence-terms.ts';

interface Locked {
  link?: boolean;
  dev?: boolean;
  devOptional?: boolean;
  optional?: boolean;
  license?: string;
  version?: string;
  dependencies?: Record<string, string>;
}

const { values } = parseArgs({ options: { all: { type: 'boolean', default: false } } });
const { packages } = JSON.parse(readFileSync(join(paths.root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Locked>;
};
const fonts = Object.keys(app.devDependencies).filter((name) => /^@fontsource-var/.test(name));
const downloaded = new Set<string>();
// The checkout contains Preact.
addDownloads(
  [...Object.keys(app.dependencies), ...fonts, 'preact'],
  join(paths.app, 'package.json'),
);

const byLicence = new Map<string, string[]>();
const doubtful: string[] = [];
for (const [folder, { link, license, version, ...entry }] of Object.entries(packages)) {
  const isDownloaded = downloaded.has(folder);
  if (!folder.includes('node_modules/') || link || !(isDownloaded || values.all)) continue;
  if (!existsSync(join(paths.root, folder))) continue; // A package for another platform.
  const bareName = folder.split('node_modules/').at(-1) ?? '';
  const licence = licenceOf(bareName, license);
  const name = `${bareName} ${version}`;
  byLicence.set(licence, [...(byLicence.get(licence) ?? []), name]);
  const isTool = !isDownloaded && Boolean(entry.dev || entry.devOptional || entry.optional);
  if (!isAllowed(licence, isTool)) doubtful.push(`${name}: ${licence}`);
}
for (const [licence, names] of [...byLicence].sort((a, b) => b[1].length - a[1].length)) {
  console.log(`\n${licence} (${names.length})\n  ${[...new Set(names)].sort().join('\n  ')}`);
}
if (doubtful.length > 0) {
  console.error(`\nCheck these licences:\n  ${doubtful.join('\n  ')}`);
  process.exitCode = 1;
}

/** `needing` is the manifest that requires `names`. */
function addDownloads(names: string[], needing: string): void {
  for (const name of names) {
    const found = findPackageJSON(name, needing);
    if (!found) continue;
    // A workspace is a link.
    const manifest = realpathSync(found);
    const folder = relative(paths.root, dirname(manifest));
    if (downloaded.has(folder)) continue;
    downloaded.add(folder);
    const { dependencies = {} } = JSON.parse(readFileSync(manifest, 'utf8')) as Locked;
    addDownloads(Object.keys(dependencies), manifest);
  }
}
