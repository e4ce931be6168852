import path from 'node:path';
import type { OutputBundle, PluginContext } from 'rolldown';
import type { Plugin } from 'vite';
import { componentFolders } from './component-folders.ts';

/** Repeated in each sheet, so that the order in which an app loads them does not matter. */
const layerOrder = '@layer tuppence.reset,tuppence.tokens,tuppence.primitives,tuppence.sections;\n';

/** How vanilla-extract ends the name of a module's style sheet. */
const ending = '.vanilla.css';

/** The name of the sheet that contains a source file's rules. */
function sheetOf(file: string): string {
  const [area = '', part = ''] = file.split('/');
  if (area === 'styles') throw new Error(`${file}: rules must be in an area, which has a sheet.`);
  if (area === 'sections') return part;
  if (area !== 'tokens') return area;
  return part.startsWith('global.') ? 'reset' : part.startsWith('fonts.') ? 'fonts' : 'tokens';
}

/**
 * Vite makes one sheet per module. This plugin combines them into:
 * - one sheet per area (`components.css`, `home.css`)
 * - one per component, with everything it needs except the tokens (`components/button.css`,
 *   `home/hero.css`)
 * - `styles.css`, with everything
 */
export function areaStyles(source: string): Plugin {
  return {
    name: 'tuppence:area-styles',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const emit = (name: string, css: string) =>
          this.emitFile({ type: 'asset', fileName: `${name}.css`, source: layerOrder + css });
        const byModule = stylesOf(this, bundle, source);
        const sheets = new Map<string, string>();
        for (const [file, css] of byModule) {
          const sheet = sheetOf(file);
          sheets.set(sheet, (sheets.get(sheet) ?? '') + css);
        }
        for (const [name, css] of sheets) emit(name, css);
        for (const { sheet, entries } of componentFolders(source)) {
          const css = reachable(this, entries, source)
            .filter((file) => !file.startsWith('tokens/'))
            .map((file) => byModule.get(file) ?? '');
          // These sheets are in folders beside `assets`.
          emit(sheet, css.join('').replaceAll('url(./assets/', 'url(../assets/'));
        }
        const first = ['fonts', 'reset', 'tokens'];
        const rest = [...sheets.keys()].filter((name) => !first.includes(name));
        emit('styles', [...first, ...rest].map((name) => sheets.get(name) ?? '').join(''));
      },
    },
  };
}

/** Takes Vite's sheets out of the bundle. Returns the rules by module path, in import order. */
function stylesOf(context: PluginContext, bundle: OutputBundle, source: string) {
  const files = Object.values(bundle);
  const entries = files.flatMap((file) => (file.type === 'chunk' && file.isEntry ? [file] : []));
  const order = reachable(
    context,
    entries.map((entry) => entry.facadeModuleId ?? ''),
    source,
  );
  const styles = new Map<string, string>();
  const sheets = files.flatMap((file) => {
    const name = file.type === 'asset' ? file.names.find((one) => one.endsWith(ending)) : undefined;
    return file.type === 'asset' && name ? [{ file, module: name.slice(0, -ending.length) }] : [];
  });
  sheets.sort((one, other) => order.indexOf(one.module) - order.indexOf(other.module));
  for (const { file, module } of sheets) {
    styles.set(module, Buffer.from(file.source).toString('utf8').trim());
    delete bundle[file.fileName];
  }
  return styles;
}

/** The paths below `source` of all modules that the entries import, in import order. */
function reachable(context: PluginContext, entries: readonly string[], source: string): string[] {
  const seen = new Set<string>();
  const order: string[] = [];
  const visit = (id: string) => {
    if (seen.has(id)) return;
    seen.add(id);
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) visit(imported);
    if (id.startsWith(source)) order.push(path.relative(source, id.split('?')[0] ?? id));
  };
  for (const entry of entries) visit(entry);
  return order;
}
