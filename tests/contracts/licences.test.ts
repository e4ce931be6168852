import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { paths } from '@tuppence/settings/paths';
import { expect, test } from 'vitest';
import app from '../../app/package.json' with { type: 'json' };
import publication from '../../packages/publication/package.json' with { type: 'json' };
import { isAllowed, licenceOf } from './licence-terms.ts';

interface Locked {
  link?: boolean;
  dev?: boolean;
  devOptional?: boolean;
  optional?: boolean;
  license?: string;
  dependencies?: Record<string, string>;
}

const { packages } = JSON.parse(readFileSync(join(paths.root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Locked>;
};

/** Folders of packages and of all that they need. `needing` is the manifest that requires `names`. */
function foldersOf(names: string[], needing: string, found = new Set<string>()): Set<string> {
  for (const name of names) {
    const link = findPackageJSON(name, needing);
    if (!link) continue;
    // A workspace is a link.
    const manifest = realpathSync(link);
    const folder = relative(paths.root, dirname(manifest));
    if (found.has(folder)) continue;
    found.add(folder);
    const { dependencies = {} } = JSON.parse(readFileSync(manifest, 'utf8')) as Locked;
    foldersOf(Object.keys(dependencies), manifest, found);
  }
  return found;
}

test('every package may be published, or is a tool that may be used', () => {
  const fonts = Object.keys(app.devDependencies).filter((name) => /^@fontsource-var/.test(name));
  // The checkout contains Preact.
  const published = [...Object.keys(app.dependencies), ...fonts, 'preact'];
  const downloaded = foldersOf(published, join(paths.app, 'package.json'));
  const manifest = join(paths.root, 'packages/publication/package.json');
  const building = foldersOf(Object.keys(publication.dependencies), manifest);
  const doubtful = Object.entries(packages).flatMap(([folder, entry]) => {
    const isInstalled = folder.includes('node_modules/') && existsSync(join(paths.root, folder));
    if (!isInstalled || entry.link) return [];
    const licence = licenceOf(folder.split('node_modules/').at(-1) ?? '', entry.license);
    const isTool = entry.dev || entry.devOptional || entry.optional || building.has(folder);
    return isAllowed(licence, Boolean(isTool) && !downloaded.has(folder))
      ? []
      : [`${folder}: ${licence}`];
  });
  expect(doubtful).toEqual([]);
});
