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

/** A sample with the code of other values. `undefined` takes a prop away. */
export function turned(marked: string, values: Record<string, string> = {}): string {
  const others = new Set(Object.keys(values));
  const put = (name: string, given: string, as = (code: string) => code) => {
    others.delete(name);
    return values[name] === undefined ? given : as(values[name]);
  };
  return marked
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
}
