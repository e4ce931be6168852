/** Plans a page of the site, or the row of a partner charity. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  before,
  camel,
  kebab,
  type Options,
  type Plan,
  pascalCase,
  Refusal,
  root,
} from './plan.ts';

/** The new page shows a document with one clause. The author then chooses its sections. */
export function pagePlan(given: string): Plan {
  const name = pascalCase(given, 'page');
  const slug = kebab(name);
  const words = slug.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase());
  const behaviour = readFileSync(path.join(root, 'docs/behaviour.md'), 'utf8');
  const numbers = [...behaviour.matchAll(/^### 3\.(\d+) /gm)].map(([, number]) => Number(number));
  const next = `3.${Math.max(...numbers) + 1}`;
  return {
    files: {
      [`app/src/content/${slug}.ts`]: `import { env } from '../env';

export const ${camel(name)} = {
  meta: {
    path: '/${slug}',
    title: \`${words} | \${env.name}\`,
    description: \`${words}: what this page of \${env.name} says, in one sentence for search results.\`,
    keywords: ['${words.toLowerCase()}'],
    name: '${words}',
  },
  document: {
    title: '${words}',
    updated: 'last updated today',
    intro: 'What this page is about, in a sentence or two.',
    contentsLabel: 'What is in here',
    summaryLabel: 'In short',
    clauses: [
      {
        id: 'first',
        title: 'The first part',
        summary: 'The first part, in short.',
        blocks: [{ kind: 'paragraph', text: ['What the first part says.'] }],
      },
    ],
  },
} as const;
`,
      [`app/src/routes/${slug}.tsx`]: `import { LegalDocument } from '@tuppence/ui/legal';
import { ${camel(name)} } from '../content/${slug}';
import { Meta } from '../seo/Meta';

export function Component() {
  return (
    <>
      <Meta {...${camel(name)}.meta} />
      <LegalDocument {...${camel(name)}.document} />
    </>
  );
}
`,
      [`app/src/routes/${slug}.test.tsx`]: `/** docs/behaviour.md ${next} */
import { expect, test } from 'vitest';
import { ${camel(name)} } from '../content/${slug}';
import { listPaths, renderPage } from '../entry-server';

test('/${slug} is prerendered with its introduction and title', async () => {
  expect(listPaths()).toContain('/${slug}');
  const { body, meta } = await renderPage('/${slug}');
  expect(body).toContain(${camel(name)}.document.intro);
  expect(meta.title).toBe(${camel(name)}.meta.title);
});
`,
    },
    changes: {
      'app/src/routes.tsx': before(
        '  { path: partnerPath',
        `  { path: '/${slug}', lazy: () => import('./routes/${slug}') },\n`,
      ),
      'docs/behaviour.md': (text) =>
        before(
          '## 4 ',
          `### ${next} ${words}\n\n\`/${slug}\` says what it is about.\n\n`,
        )(before('| anything else |', `| \`/${slug}\` | ${words} |\n`)(text)),
    },
    next: [
      `Write its text in app/src/content/${slug}.ts, and choose its sections in app/src/routes/${slug}.tsx.`,
      `Say what it does in docs/behaviour.md ${next}. If visitors do more than read it, add a journey to tests/journeys.`,
      'npm run check',
      `Open /${slug} at several widths.`,
    ],
  };
}

export function partnerPlan(name: string, { description }: Options): Plan {
  if (!/^\p{Lu}/u.test(name))
    throw new Refusal('Begin the charity’s name with a capital letter: "Mended with Love".');
  if (!description)
    throw new Refusal('Say what it does: --description "It teaches people to mend."');
  const slug = name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f'’.]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  const monogram = (name.match(/\p{Lu}/gu) ?? []).slice(0, 2).join('');
  const typographic = (text: string) => JSON.stringify(text.replaceAll("'", '’'));
  const row = `  {
    slug: '${slug}',
    name: ${typographic(name)},
    description: ${typographic(description)},
    cause: 'community',
    accent: 'forest',
    shape: 'circle',
    monogram: '${monogram}',
    variant: 'standard',
  },
`;
  return {
    changes: {
      'app/src/content/partners.ts': (text) => {
        if (text.includes(`slug: '${slug}'`)) throw new Refusal(`/${slug} already exists.`);
        return before('];\n', row)(text);
      },
    },
    next: [
      'Choose cause, accent, shape and monogram in app/src/content/partners.ts.',
      'npm run check',
      `Open /${slug} at several widths, and every other page that lists partners.`,
    ],
  };
}
