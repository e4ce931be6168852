/** How build time and weight grow with the number of partner pages. */
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { firstLoad, totalWeight } from '../browser/first-load.ts';
import { indexablePaths } from './pages.ts';
import { type Build, build, root, scratch } from './site.ts';

interface GrowthRow {
  partners: number;
  pages: number;
  /** The build with no share picture drawn before, in s, and one after it. */
  coldSeconds: number;
  warmSeconds: number;
  /** Everything published, compressed copies included. */
  megabytes: number;
  /** Scripts of the first load, as brotli 11, in kB. */
  scripts: Record<string, number>;
  sitemapEntries: number;
}

/** Pages whose scripts are weighed; the last is a partner's. */
const weighed = [
  '/',
  '/charities',
  '/donation-api/charities',
  '/donation-api/loyalty',
  '/parentkind',
];

/** Builds a copy of the app with each number of partners, twice. */
export async function benchGrowth(counts: readonly number[]): Promise<GrowthRow[]> {
  const rows: GrowthRow[] = [];
  for (const partners of counts) {
    const app = copyApp(partners);
    const cold = await build(`grown-${partners}`, { app });
    const warm = await build(`grown-${partners}`, { app });
    rows.push(measure(partners, cold, warm));
    rmSync(path.dirname(app), { recursive: true });
    rmSync(path.dirname(warm.site), { recursive: true });
  }
  return rows;
}

/**
 * A copy of the app whose list of partners is longer. It has its own cache and finds the libraries of
 * the repository above it, so that nothing in the app knows of this bench.
 */
function copyApp(partners: number): string {
  const home = path.join(scratch, `copy-${partners}`);
  const app = path.join(home, 'app');
  const left = new Set(['dist', 'node_modules', '.temp']);
  cpSync(path.join(root, 'app'), app, {
    recursive: true,
    filter: (file) => !left.has(path.basename(file)),
  });
  for (const file of ['package.json', 'tsconfig.json', 'vite.shared.ts']) {
    cpSync(path.join(root, file), path.join(home, file));
  }
  for (const folder of ['packages', 'app/node_modules']) {
    const own = path.join(root, folder);
    if (existsSync(own)) symlinkSync(own, path.join(home, folder));
  }
  const source = path.join(app, 'src/content/partners.ts');
  const text = readFileSync(source, 'utf8');
  const known = valuesOf(text, 'slug').length;
  if (partners < known) throw new Error(`There are ${known} partners already.`);
  const end = text.lastIndexOf('];');
  writeFileSync(source, text.slice(0, end) + moreRows(text, partners - known) + text.slice(end));
  return app;
}

/** So many more rows, written out as the others are, no two with the same words. */
function moreRows(text: string, count: number): string {
  const pick = (key: string, index: number) => {
    const values = valuesOf(text, key);
    return `${key}: '${values[index % values.length]}'`;
  };
  const row = (index: number) => `
  {
    slug: 'neighbours-of-street-${index + 1}',
    name: 'Neighbours of Street ${index + 1}',
    description: 'They look after each other and the ${index + 3} trees of their street.',
    monogram: 'N${index % 10}',
    ${['cause', 'shape', 'accent', 'variant'].map((key, turn) => pick(key, index >> turn)).join(', ')},
  },`;
  return Array.from({ length: count }, (_, index) => row(index)).join('');
}

/** What the rows of the file say under a key. */
function valuesOf(text: string, key: string): string[] {
  return [...text.matchAll(new RegExp(`^ {4}${key}: '([^']+)'`, 'gm'))].map(
    ([, value = '']) => value,
  );
}

function measure(partners: number, cold: Build, warm: Build): GrowthRow {
  const { site } = warm;
  const files = readdirSync(site, { recursive: true, withFileTypes: true }).filter((each) =>
    each.isFile(),
  );
  const bytes = files.reduce(
    (sum, { parentPath, name }) => sum + statSync(path.join(parentPath, name)).size,
    0,
  );
  const scriptOf = (page: string) => {
    const html = readFileSync(path.join(site, page, 'index.html'), 'utf8');
    return Number(totalWeight(firstLoad(html, site).scripts, site).toFixed(2));
  };
  return {
    partners,
    pages: files.filter(({ name }) => name.endsWith('.html')).length,
    coldSeconds: Number(cold.seconds.toFixed(1)),
    warmSeconds: Number(warm.seconds.toFixed(1)),
    megabytes: Number((bytes / 1e6).toFixed(1)),
    scripts: Object.fromEntries(weighed.map((page) => [page, scriptOf(page)])),
    sitemapEntries: indexablePaths(site).length,
  };
}
