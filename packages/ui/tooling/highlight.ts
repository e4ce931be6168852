import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';

/** TextMate scopes by kind of token. */
const kinds = {
  comment: ['comment', 'punctuation.definition.comment'],
  string: ['string', 'punctuation.definition.string'],
  number: ['constant.numeric', 'constant.language'],
  keyword: ['keyword.control', 'keyword.other', 'storage', 'keyword.operator.new'],
  tag: ['entity.name.tag', 'support.class.component', 'punctuation.definition.tag'],
  name: ['entity.name', 'entity.other.attribute-name', 'support.function', 'support.type'],
  punctuation: ['punctuation', 'keyword.operator', 'meta.brace'],
} as const;

type Kind = keyof typeof kinds;

/** A theme of Shiki whose colours are the names of kinds. */
const theme = {
  name: 'kinds',
  fg: 'plain',
  bg: 'plain',
  settings: Object.entries(kinds).map(([kind, scopes]) => ({
    scope: [...scopes],
    settings: { foreground: kind },
  })),
};

type ColouredLines = (readonly [text: string, kind?: Kind])[][];

/** Runs at build time, so that no page loads Shiki. */
async function colour(code: string, language: string): Promise<ColouredLines> {
  const { codeToTokensBase } = await import('shiki');
  const lines = await codeToTokensBase(code, {
    lang: language as 'tsx',
    theme,
    // No limit: by default, Shiki stops colouring a line after 500 ms.
    tokenizeTimeLimit: 0,
  });
  return lines.map((line) => {
    const merged: [string, Kind?][] = [];
    for (const { content, color = '' } of line) {
      const kind = content.trim() && color in kinds ? (color as Kind) : undefined;
      const last = merged.at(-1);
      if (last && last[1] === kind) last[0] += content;
      else merged.push(kind ? [content, kind] : [content]);
    }
    return merged;
  });
}

/** `import sample from './a.php?highlight'` gives `{ code, lines }` of the file. */
export function highlight(rewrite: (code: string) => string = (code) => code): Plugin {
  return {
    name: 'tuppence:highlight',
    enforce: 'pre',
    load: {
      filter: { id: /\?highlight$/ },
      async handler(id) {
        const file = id.replace(/\?highlight$/, '');
        // Shiki knows languages by their file endings.
        const language = path.extname(file).slice(1);
        this.addWatchFile(file);
        const text = rewrite((await readFile(file, 'utf8')).trimEnd());
        const lines = JSON.stringify(await colour(text, language));
        const code = `const lines = ${lines};
export default {
  code: lines.map((line) => line.map(([text]) => text).join('')).join('\\n'),
  lines: lines.map((line) => line.map(([text, kind]) => ({ text, kind }))),
};`;
        return { code, moduleType: 'js' };
      },
    },
  };
}
