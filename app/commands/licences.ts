/**
 * `npm run licences [-- --all]`: lists the licences of the packages that visitors download, and with --all
 * also those of the tools and the embedded backend. Fails if one is not known to be permitted.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { paths } from '../paths.ts';
import { isAllowed } from './licence-terms.ts';

interface Locked {
  link?: boolean;
  dev?: boolean;
  /** A platform's part of a tool, which visitors never download. */
  devOptional?: boolean;
  optional?: boolean;
  license?: string;
  version?: string;
}

const { values } = parseArgs({ options: { all: { type: 'boolean', default: false } } });
const lock = JSON.parse(readFileSync(join(paths.root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Locked>;
};
const byLicence = new Map<string, string[]>();
const doubtful: string[] = [];
for (const [folder, entry] of Object.entries(lock.packages)) {
  const { link, license, version } = entry;
  const dev = entry.dev || entry.devOptional || entry.optional;
  if (!folder.includes('node_modules/') || link || (dev && !values.all)) continue;
  const home = join(paths.root, folder);
  if (!existsSync(home)) continue; // A package for another platform.
  const licence = !license || license.startsWith('SEE ') ? licenceIn(home) : license;
  const name = `${folder.split('node_modules/').at(-1)} ${version}`;
  byLicence.set(licence, [...(byLicence.get(licence) ?? []), name]);
  if (!isAllowed(licence, Boolean(dev))) doubtful.push(`${name}: ${licence}`);
}
for (const [licence, names] of [...byLicence].sort((a, b) => b[1].length - a[1].length)) {
  console.log(`\n${licence} (${names.length})\n  ${[...new Set(names)].sort().join('\n  ')}`);
}
if (doubtful.length > 0) {
  console.error(`\nCheck these licences:\n  ${doubtful.join('\n  ')}`);
  process.exitCode = 1;
}

/** Old packages declare their licence in other ways, or only in a file. */
function licenceIn(folder: string): string {
  const stated = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    license?: string | { type?: string };
    licenses?: { type?: string }[];
  };
  const { license = stated.licenses?.[0] } = stated;
  const name = typeof license === 'object' ? license.type : license;
  if (name && !name.startsWith('SEE ')) return name;
  const file = readdirSync(folder).find((entry) => /^(licen[cs]e|readme)/i.test(entry));
  const text = file ? readFileSync(join(folder, file), 'utf8') : '';
  return /Permission is hereby granted, free of charge|\bMIT\b/.test(text) ? 'MIT' : 'none stated';
}
