/**
 * `npm run licences [-- --all]` lists the licences of the packages that visitors download; --all adds
 * those of the embedded backend and the tools. Fails if a licence is not known to be acceptable.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { paths } from '../paths.ts';
import { isAllowed } from './licence-terms.ts';

interface Locked {
  link?: boolean;
  /** For a link: the folder of the workspace. */
  resolved?: string;
  dev?: boolean;
  /** Both a dev dependency and an optional dependency of another package. */
  devOptional?: boolean;
  optional?: boolean;
  license?: string;
  version?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** Tools that do not state their licence as npm expects, with what their files say. */
const statedElsewhere: Record<string, string> = {
  eval: 'MIT',
  'parse-cache-control': 'BSD',
  'require-like': 'MIT',
  spawndamnit: 'MIT',
};

const { values } = parseArgs({ options: { all: { type: 'boolean', default: false } } });
const { packages } = JSON.parse(readFileSync(join(paths.root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Locked>;
};
const downloaded = new Set<string>();
const { dependencies = {}, devDependencies = {} } = packages.app ?? {};
const fonts = Object.keys(devDependencies).filter((name) => /^@fontsource-variable\//.test(name));
// Preact is built into the checkout for other websites.
addDownloads('app', [...Object.keys(dependencies), ...fonts, 'preact']);

const byLicence = new Map<string, string[]>();
const doubtful: string[] = [];
for (const [folder, { link, license, version, ...entry }] of Object.entries(packages)) {
  const isDownloaded = downloaded.has(folder);
  if (!folder.includes('node_modules/') || link || !(isDownloaded || values.all)) continue;
  if (!existsSync(join(paths.root, folder))) continue; // A package for another platform.
  const bareName = folder.split('node_modules/').at(-1) ?? '';
  const isStated = license !== undefined && !license.startsWith('SEE ');
  const licence = isStated ? license : (statedElsewhere[bareName] ?? license ?? 'none stated');
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

/** Adds the packages called `names` that the package in `folder` needs, and what they need. */
function addDownloads(folder: string, names: string[]): void {
  for (const name of names) {
    const found = installedFor(folder, name);
    if (!found || downloaded.has(found)) continue;
    downloaded.add(found);
    const home = packages[found]?.link ? (packages[found].resolved ?? found) : found;
    addDownloads(home, Object.keys(packages[home]?.dependencies ?? {}));
  }
}

/** Finds a package in the nearest `node_modules`, as Node does. Undefined if not installed. */
function installedFor(folder: string, name: string): string | undefined {
  const parts = folder.split('/');
  return parts
    .map((_, index) => [...parts.slice(0, parts.length - index), 'node_modules', name].join('/'))
    .concat(`node_modules/${name}`)
    .find((candidate) => candidate in packages);
}
