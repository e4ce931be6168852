import type { Manifest } from 'vite';
import type { RenderedPage } from './render-page.tsx';

export interface PageAssets {
  entry: string;
  modules: string[];
  styles: string[];
}

/** `parts` need styles, but no code. Styles are in cascade order. */
export function assetsOf(
  manifest: Manifest,
  entryFile: string,
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
  for (const file of [entryFile, ...files]) visit(file, modules);
  const withoutCode = new Set<string>();
  for (const part of parts) visit(part, withoutCode);
  const entry = manifest[entryFile]?.file ?? '';
  modules.delete(entry);
  return { entry: `/${entry}`, modules: addresses(modules), styles: addresses(styles) };
}

/** The files of fonts by the beginnings of their names. Each must be in the build. */
export function fontsOf(manifest: Manifest, names: readonly string[]): string[] {
  const files = Object.values(manifest).flatMap(({ file, assets = [] }) => [file, ...assets]);
  return names.map((name) => {
    const font = files.find(
      (file) => file.startsWith(`assets/${name}-`) && file.endsWith('.woff2'),
    );
    if (!font) throw new Error(`There is no font ${name} in the build.`);
    return `/${font}`;
  });
}

function addresses(files: Set<string>): string[] {
  return [...files].map((file) => `/${file}`);
}
