/** What a built document makes the browser load before anyone touches the page. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

interface FirstLoad {
  /** Addresses of scripts that run and modules fetched ahead, with what those import in turn. */
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
  // Those that the document fetches itself after its first paint (app/prerender/start-script.ts).
  const started = tags.flatMap((tag) => /\bdata-code="([^"]+)"/.exec(tag)?.[1]?.split(' ') ?? []);
  return {
    scripts: withImports(
      [...own(tags.filter((tag) => /^<script|rel="modulepreload"/.test(tag))), ...started],
      site,
    ),
    // Those of plain text name styles that stand in the document, and are not loaded.
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

/** A file in kB (1000 bytes) as brotli 11 sends it. */
function weight(file: string): number {
  const known = sizes.get(file) ?? brotliCompressSync(readFileSync(file)).length / 1000;
  sizes.set(file, known);
  return known;
}

/** All of these files of a site together. */
export function totalWeight(urls: readonly string[], site: string): number {
  return [...new Set(urls)].reduce((sum, url) => sum + weight(path.join(site, url)), 0);
}
