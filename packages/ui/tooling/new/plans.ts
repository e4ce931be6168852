import { readdirSync } from 'node:fs';

interface Plan {
  /** Folders of templates, which mirror the repository. */
  folders: string[];
  /** What replaces each `__word__`. */
  words: Record<string, string>;
  changes: Record<string, (text: string) => string>;
}

/** Printed without a stack trace. */
export class Refusal extends Error {}

export const plans: Record<string, (name: string, page?: string) => Plan> = {
  component: (name) => part('component', name, '@tuppence/ui', 'components'),

  section(name, page = '') {
    const pages = readdirSync('packages/ui/src/sections');
    if (!pages.includes(page)) throw new Refusal(`Name its page: --page ${pages.join('|')}`);
    return part('section', name, `@tuppence/ui/${page}`, `sections/${page}`);
  },

  page(name) {
    const spelt = spellings(name);
    const { kebab } = spelt;
    const words = kebab.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase());
    return {
      folders: ['page'],
      words: { ...spelt, words },
      changes: {
        'app/src/routes.tsx': before(
          '  { path: partnerPath',
          `  { path: '/${kebab}', lazy: () => import('./routes/${kebab}') },\n`,
        ),
      },
    };
  },
};

/** A component or section. */
function part(kind: string, given: string, entry: string, area: string): Plan {
  const spelt = spellings(given);
  const { Name, kebab } = spelt;
  const title = `${area.replaceAll(/(^|[-/])(\w)/g, (_, mark: string, letter: string) => {
    return mark.replace('-', '') + letter.toUpperCase();
  })}/${Name}`;
  return {
    folders: [kind, 'part'],
    words: {
      ...spelt,
      kind,
      area,
      entry,
      title,
      text: kind === 'section' ? 'title' : 'children',
      stories: kind === 'section' ? area : `${area}/${kebab}`,
    },
    changes: {
      [`packages/ui/src/${area}/index.ts`]: (text) =>
        sorted(text, `export * from './${kebab}/${Name}';`),
      'tests/contracts/public-exports.txt': (text) =>
        text.replace(
          new RegExp(`(?<=^${entry.replace('@tuppence/ui', '.')}\n)(  .*\n)+`, 'm'),
          (lines) => sorted(lines, `  ${Name}`, `  ${Name}Props (type)`),
        ),
      // A contract test requires guidance for each part.
      [`stories/guidance/${kind}s.ts`]: before(
        '\n};',
        `
  '${title}': {
    use: 'Say here what it is for.',
    not: 'Say here when to use something else, and what.',
    accessibility: 'Say here what it does for assistive technology, and what the caller must do.',
  },`,
      ),
    },
  };
}

function spellings(Name: string) {
  if (!/^[A-Z][a-z0-9]+([A-Z][a-z0-9]+)*$/.test(Name))
    throw new Refusal(`Write the name in Pascal case, like PriceTag, not "${Name}".`);
  return {
    Name,
    name: Name.charAt(0).toLowerCase() + Name.slice(1),
    kebab: Name.replaceAll(/(?<=[a-z0-9])[A-Z]/g, '-$&').toLowerCase(),
  };
}

const sorted = (lines: string, ...more: string[]) =>
  `${[...lines.trimEnd().split('\n'), ...more].sort().join('\n')}\n`;

const before = (marker: string, added: string) => (text: string) => {
  if (!text.includes(marker))
    throw new Refusal(`Cannot find "${marker.trim()}", where a line must be added.`);
  return text.replace(marker, () => added + marker);
};
