import path from 'node:path';
import type { OutputBundle, PluginContext } from 'rolldown';
import type { Plugin } from 'vite';
import { componentFolders } from './component-folders.ts';

/** Starts each sheet, so that an app can load the sheets in any order. */
const layerOrder = '@layer tuppence.reset,tuppence.tokens,tuppence.primitives,tuppence.sections;\n';

/** vanilla-extract ends each sheet's name with this. */
const ending = '.vanilla.css';

function sheetOf(file: string): string {
  const [area = '', part = ''] = file.split('/');
  if (area === 'styles')
    throw new Error(`${file}: "styles" has no sheet. Move these rules to an area.`);
  if (area === 'sections') return part;
  if (area !== 'tokens') return area;
  return part.startsWith('global.') ? 'reset' : part.startsWith('fonts.') ? 'fonts' : 'tokens';
}

/** Joins the sheets into one per area, one per component (no tokens) and `styles.css`. */
export function areaStyles(source: string): Plugin {
  return {
    name: 'tuppence:area-styles',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const emit = (name: string, css: string) =>
          this.emitFile({ type: 'asset', fileName: `${name}.css`, source: layerOrder + css });
        const styles = takeStyles(bundle);
        const areas = Object.values(bundle).flatMap((file) =>
          file.type === 'chunk' && file.isEntry ? (file.facadeModuleId ?? []) : [],
        );
        const sheets = new Map<string, string>();
        for (const file of reachable(this, areas, source)) {
          const css = styles.get(file);
          if (css) sheets.set(sheetOf(file), (sheets.get(sheetOf(file)) ?? '') + css);
        }
        for (const [name, css] of sheets) emit(name, css);
        for (const { sheet, entries } of componentFolders(source)) {
          const css = reachable(this, entries, source)
            .filter((file) => !file.startsWith('tokens/'))
            .map((file) => styles.get(file) ?? '');
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

/** Takes Vite's sheets out of the bundle, by module path. */
function takeStyles(bundle: OutputBundle) {
  const styles = new Map<string, string>();
  for (const file of Object.values(bundle)) {
    if (file.type !== 'asset') continue;
    const name = file.names.find((one) => one.endsWith(ending));
    if (!name) continue;
    const css = Buffer.from(file.source).toString('utf8').trim();
    styles.set(name.slice(0, -ending.length), css);
    delete bundle[file.fileName];
  }
  return styles;
}

/** The modules below `source` that the entries import, in import order. */
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
