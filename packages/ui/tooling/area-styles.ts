import type { OutputBundle, PluginContext } from 'rolldown';
import type { Plugin } from 'vite';
import { componentFolders } from './component-folders.ts';
import { reachable } from './reachable.ts';

/** Repeated in each sheet, so that the order in which an app loads them does not matter. */
const layerOrder = '@layer tuppence.reset,tuppence.tokens,tuppence.primitives,tuppence.sections;\n';

/** The ending of vanilla-extract's modules of styles. */
const ending = '.vanilla.css';

/** The sheet of a source file: tokens, reset and fonts first, then one per area. */
function sheetOf(file: string): string {
  const [area = '', part = ''] = file.split('/');
  if (area === 'sections') return part;
  if (area !== 'tokens') return area;
  return part.startsWith('global.') ? 'reset' : part.startsWith('fonts.') ? 'fonts' : 'tokens';
}

/**
 * Groups Vite's sheets, one per module, into `components.css`, `home.css` and so on, one per area;
 * `components/button.css` and so on, with everything that one component needs besides the tokens;
 * and `styles.css` with everything.
 */
export function areaStyles(source: string): Plugin {
  return {
    name: 'tuppence:area-styles',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const byModule = stylesOf(this, bundle, source);
        const sheets = new Map<string, string>();
        for (const [file, css] of byModule) {
          const sheet = sheetOf(file);
          sheets.set(sheet, (sheets.get(sheet) ?? '') + css);
        }
        for (const [name, css] of sheets) {
          this.emitFile({ type: 'asset', fileName: `${name}.css`, source: layerOrder + css });
        }
        for (const { folder, entries } of componentFolders(source)) {
          const needed = reachable(this, entries, source);
          const css = needed
            .filter((file) => !file.startsWith('tokens/'))
            .map((file) => byModule.get(file) ?? '');
          this.emitFile({
            type: 'asset',
            fileName: `${folder}.css`,
            source: layerOrder + css.join(''),
          });
        }
        const first = ['fonts', 'reset', 'tokens'];
        const rest = [...sheets.keys()].filter((name) => !first.includes(name));
        const all = [...first, ...rest].map((name) => sheets.get(name) ?? '').join('');
        this.emitFile({ type: 'asset', fileName: 'styles.css', source: layerOrder + all });
      },
    },
  };
}

/** The styles of each module by its path below `source`, in import order. */
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
