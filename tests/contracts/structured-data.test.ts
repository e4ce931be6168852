/**
 * What search engines read in the built pages: structured data, titles, canonical links and share
 * pictures.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { maxShareBytes } from '../../app/prerender/share-pictures';
import { aliases } from '../../app/src/aliases';
import { built } from '../browser/built.ts';
import { routePaths, unknownPath } from '../browser/site.ts';

const builtSite = built('site');

interface Thing {
  '@type': string;
  [property: string]: unknown;
}

const schema = readFileSync(
  createRequire(import.meta.url).resolve('schema-dts/dist/schema.d.ts'),
  'utf8',
);

/** Properties that schema.org defines for a type, with those of its parent types. */
function propertiesOf(type: string): Set<string> {
  const body = new RegExp(
    `^(?:export )?interface ${type}(?:Base|Leaf) extends ([^{]+)\\{([\\s\\S]*?)^\\}`,
    'm',
  ).exec(schema);
  if (!body) return new Set();
  const own = [...(body[2] ?? '').matchAll(/^\s+"([\w@]+)"\??:/gm)].map(([, name = '']) => name);
  const parents = [...(body[1] ?? '').matchAll(/(\w+?)Base\b/g)].map(([, name = '']) => name);
  const inherited = parents
    .filter((name) => name !== type)
    .flatMap((name) => [...propertiesOf(name)]);
  return new Set([...own, ...inherited]);
}

function thingsIn(value: unknown): Thing[] {
  if (Array.isArray(value)) return value.flatMap(thingsIn);
  if (typeof value !== 'object' || value === null) return [];
  const here = '@type' in value ? [value as Thing] : [];
  return [...here, ...Object.values(value).flatMap(thingsIn)];
}

const decode = (text: string) =>
  text
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

function documentOf(route: string) {
  const file = route === unknownPath ? '404.html' : path.join(route, 'index.html');
  const html = readFileSync(path.join(builtSite, file), 'utf8');
  const first = (pattern: RegExp) => decode(pattern.exec(html)?.[1] ?? '');
  const graph = JSON.parse(
    /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '{}',
  ) as { '@context': string; '@graph': Thing[] };
  return {
    html,
    graph,
    text: decode(
      html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '').replace(/<[^>]+>/g, ' '),
    ).replace(/\s+/g, ' '),
    title: first(/<title>([^<]*)<\/title>/),
    description: first(/<meta name="description" content="([^"]*)"/),
    canonical: first(/<link rel="canonical" href="([^"]*)"/),
    picture: first(/<meta property="og:image" content="([^"]*)"/),
  };
}

const routes = routePaths();
const ofType = (things: Thing[], type: string) => things.filter((thing) => thing['@type'] === type);

describe.each(routes)('%s', (route) => {
  const page = documentOf(route);

  test('has valid structured data', () => {
    expect(page.graph['@context']).toBe('https://schema.org');
    const things = thingsIn(page.graph['@graph']);
    for (const { '@type': type, ...properties } of things) {
      const known = propertiesOf(type);
      expect(known.size, `${type} is a schema.org type`).toBeGreaterThan(0);
      const unknown = Object.keys(properties).filter((name) => name !== '@id' && !known.has(name));
      expect(unknown, `properties of ${type}`).toEqual([]);
    }
    expect(ofType(things, 'Organization')).toHaveLength(1);
    expect(ofType(things, 'WebSite')).toHaveLength(route === '/' ? 1 : 0);
    expect(ofType(things, 'MobileApplication')).toHaveLength(route === '/' ? 1 : 0);
    expect(ofType(things, 'BreadcrumbList')).toHaveLength(route === '/' ? 0 : 1);
  });

  test('has the same answers in structured data as on the page', () => {
    const questions = ofType(thingsIn(page.graph), 'Question') as unknown as {
      name: string;
      acceptedAnswer: { text: string };
    }[];
    const shown = (page.html.match(/<summary/g) ?? []).length;
    expect(shown).toBeGreaterThanOrEqual(questions.length);
    for (const { name, acceptedAnswer } of questions) {
      expect(page.text).toContain(name);
      for (const sentence of acceptedAnswer.text.split(/(?<=[.?!]) /)) {
        expect(page.text).toContain(sentence);
      }
    }
  });

  test('has a title, a description, a canonical address and a share picture', async () => {
    expect(page.title.length).toBeGreaterThanOrEqual(5);
    expect(page.description.length).toBeGreaterThanOrEqual(50);
    expect(page.description.length).toBeLessThanOrEqual(260);
    const main = aliases[route] ?? (route === unknownPath ? '/404' : route);
    expect(new URL(page.canonical).pathname).toBe(main);
    const { origin, pathname } = new URL(page.picture);
    expect(origin).toBe(new URL(page.canonical).origin);
    const file = readFileSync(path.join(builtSite, pathname));
    expect(file.length).toBeLessThanOrEqual(maxShareBytes);
    expect(await sharp(file).metadata()).toMatchObject({ width: 1200, height: 630, format: 'png' });
  });
});

test('titles and descriptions are unique', () => {
  const pages = routes.filter((route) => !(route in aliases)).map(documentOf);
  for (const part of ['title', 'description', 'canonical', 'picture'] as const) {
    expect(new Set(pages.map((page) => page[part])).size, part).toBe(pages.length);
  }
});

describe('well-known files', () => {
  const read = (name: string) => readFileSync(path.join(builtSite, '.well-known', name), 'utf8');

  test('security.txt names a contact and has not expired', () => {
    const fields = new Map(
      read('security.txt')
        .trim()
        .split('\n')
        .map((line) => line.split(/: (.*)/).slice(0, 2) as [string, string]),
    );
    expect(fields.get('Contact')).toMatch(/^mailto:.+@/);
    expect(Date.parse(fields.get('Expires') ?? '')).toBeGreaterThan(Date.now());
    expect(fields.get('Canonical')).toMatch(/^https:.*\/\.well-known\/security\.txt$/);
  });
});
