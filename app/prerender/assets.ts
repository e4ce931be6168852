import type { Manifest } from 'vite';
import type { RenderedPage } from '../src/entry-server.tsx';

export interface PageAssets {
  entry: string;
  modules: string[];
  styles: string[];
}

const entryKey = 'src/entry-client.tsx';
const preloadedFonts = /^assets\/(bricolage-grotesque|figtree|spline-sans-mono)-[\w-]+\.woff2$/;
const figuresFont = 'spline-sans-mono';
const figuresRule = /([^{}]+)\{[^{}]*font-family:var\(--tp-font-figures\)/g;

/** `parts` need styles, but no code. Styles are in cascade order. */
export function assetsOf(
  manifest: Manifest,
  { files, parts }: Pick<RenderedPage, 'files' | 'parts'>,
): PageAssets {
  const modules = new Set<string>();
  const styles = new Set<string>();
  const visit = (key: string, seen: Set<string>) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`${key} is not in the manifest.`);
    if (seen.has(chunk.file)) return;
    seen.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported, seen);
    for (const style of chunk.css ?? []) styles.add(style);
  };
  for (const file of [entryKey, ...files]) visit(file, modules);
  const withoutCode = new Set<string>();
  for (const part of parts) visit(part, withoutCode);
  const entry = manifest[entryKey]?.file ?? '';
  modules.delete(entry);
  return { entry: `/${entry}`, modules: addresses(modules), styles: addresses(styles) };
}

/**
 * The page's fonts, to preload. Each font that arrives lays the whole page out, so they should
 * arrive together. The browser warns about one that the page does not use.
 */
export function fontsOf(manifest: Manifest, css: string, body: string): string[] {
  const hasFigures = [...css.matchAll(figuresRule)]
    .flatMap(([, selector]) => selector?.match(/(?<=\.)[\w-]+/g) ?? [])
    .some((name) => new RegExp(`class="(?:[^"]* )?${name}[ "]`).test(body));
  const fonts = Object.values(manifest)
    .flatMap(({ file, assets = [] }) => [file, ...assets])
    .filter((file) => preloadedFonts.test(file) && (hasFigures || !file.includes(figuresFont)));
  return addresses(new Set(fonts));
}

function addresses(files: Set<string>): string[] {
  return [...files].map((file) => `/${file}`);
}
