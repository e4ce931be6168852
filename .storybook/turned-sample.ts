/** Samples with marks where args are, so that their code can follow the controls. */

export const markedAttribute = (name: string, text: string) =>
  name.startsWith('...') ? text : `arg$${name} ${text} arg$`;

export const markedValue = (name: string, text: string) => `/*arg$${name}*/ ${text} /*arg$*/`;

export const markedChildren = (text: string) => text && `{/*arg$*/}${text}{/*arg$*/}`;

/** Where an element takes args that the story does not set. */
export const markOfOthers = 'arg$others';

const isPlain = (code: string) => /^"[^"\\{}<>&]+"$/.test(code);

const attribute = (gap: string, name: string, code: string) =>
  code === 'undefined'
    ? ''
    : `${gap}${name}${code === 'true' ? '' : isPlain(code) ? `=${code}` : `={${code}}`}`;

/** Other values may leave out what a sample imports. */
const withoutUnusedImports = (code: string) =>
  code.replace(/^import (type )?\{([^}]*)\} from .*\n+/gm, (whole, _, names: string) => {
    const parts = names.split(',').filter((one) => one.trim());
    const used = parts.filter((one) => {
      const [name = ''] = /\w+\s*$/.exec(one) ?? [];
      return code.match(new RegExp(`\\b${name.trim()}\\b`, 'g'))?.length !== 1;
    });
    return used.length === 0 ? '' : whole.replace(names, used.join(','));
  });

/** A sample with the code of other values. `undefined` takes a prop away. */
export function turned(marked: string, values: Record<string, string> = {}): string {
  const others = new Set(Object.keys(values));
  const put = (name: string, given: string, as = (code: string) => code) => {
    others.delete(name);
    return values[name] === undefined ? given : as(values[name]);
  };
  const code = marked
    .replace(/(\s+)arg\$(?!others)([\w-]+)\s+(.*?)\s+arg\$(?=[\s/>])/gs, (_, gap, name, given) =>
      put(name, gap + given, (code) => attribute(gap, name, code)),
    )
    .replace(/(\s*)\{\/\*arg\$\*\/\}(.*?)\s*\{\/\*arg\$\*\/\}/gs, (_, gap, given) =>
      put('children', given, (code) => gap + (isPlain(code) ? code.slice(1, -1) : `{${code}}`)),
    )
    .replace(/\/\*arg\$([\w-]+)\*\/\s*(.*?)\s*\/\*arg\$\*\//gs, (_, name, given) =>
      put(name, given),
    )
    .replace(/(\s+)arg\$others(?=[\s/>])/g, (_, gap) =>
      [...others].map((name) => attribute(gap, name, values[name] ?? '')).join(''),
    );
  return withoutUnusedImports(code);
}
