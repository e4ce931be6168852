/** What the browser loads for a built document before any interaction. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

interface FirstLoad {
  /** Addresses of the scripts that run, of preloaded modules, and of everything they import. */
  scripts: string[];
  styles: string[];
  inlineStyle: string;
}

/** Reads the tags of a document of the site in the folder `site`. */
export function firstLoad(html: string, site: string): FirstLoad {
  const tags = [...html.matchAll(/<(?:script|link)\b[^>]*>/g)].map(([tag]) => tag);
  const address = (tag: string) => /\b(?:src|href)="([^"]+)"/.exec(tag)?.[1];
  const own = (found: string[]) =>
    found.map(address).filter((url): url is string => Boolean(url?.startsWith('/')));
  // Scripts that the document loads after its first paint (app/prerender/start-script.ts).
  const started = tags.flatMap((tag) => /\bdata-code="([^"]+)"/.exec(tag)?.[1]?.split(' ') ?? []);
  return {
    scripts: withImports(
      [...own(tags.filter((tag) => /^<script|rel="modulepreload"/.test(tag))), ...started],
      site,
    ),
    // Styles of type text/plain name those already in the document, and are not loaded.
    styles: own(tags.filter((tag) => /rel="stylesheet"/.test(tag) && !tag.includes('text/plain'))),
    inlineStyle: [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, css]) => css).join(''),
  };
}

function withImports(urls: string[], site: string): string[] {
  const all = new Set(urls);
  for (const url of all) {
    const code = readFileSync(path.join(site, url), 'utf8');
    for (const [, target = ''] of code.matchAll(/(?:\bfrom|\bimport)\s*["'](\.[^"']+\.js)["']/g)) {
      all.add(path.posix.join(path.posix.dirname(url), target));
    }
  }
  return [...all];
}

const sizes = new Map<string, number>();

/** The size of a file in kB (1000 bytes) with brotli 11. */
function weight(file: string): number {
  const known = sizes.get(file) ?? brotliCompressSync(readFileSync(file)).length / 1000;
  sizes.set(file, known);
  return known;
}

/** The total size of these files of a site. */
export function totalWeight(urls: readonly string[], site: string): number {
  return [...new Set(urls)].reduce((sum, url) => sum + weight(path.join(site, url)), 0);
}
