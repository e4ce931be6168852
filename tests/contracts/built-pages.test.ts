import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { partners } from '@tuppence/content/partner/partners';
import { nameInSentence } from '@tuppence/content/partner/questions';
import { publishedSite } from '@tuppence/publication/published-site';
import { maxShareBytes } from '@tuppence/publication/share-pictures';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { aliases } from '../../app/src/aliases';
import { built, decode, htmlOf, routePaths, textOf, unknownPath } from '../browser/site.ts';

const builtSite = built('site');
const routes = routePaths();

interface Thing {
  '@type': string;
  mainEntity: { name: string; acceptedAnswer: { text: string } }[];
}

function documentOf(route: string) {
  const html = htmlOf(route);
  const first = (pattern: RegExp) => decode(pattern.exec(html)?.[1] ?? '');
  return {
    html,
    data: /<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '{}',
    title: first(/<title>([^<]*)<\/title>/),
    description: first(/<meta name="description" content="([^"]*)"/),
    canonical: first(/<link rel="canonical" href="([^"]*)"/),
    shared: first(/<meta property="og:url" content="([^"]*)"/),
    pictureAlt: first(/<meta property="og:image:alt" content="([^"]*)"/),
    picture: first(/<meta property="og:image" content="([^"]*)"/),
  };
}

/** Texts that docs/behaviour.md gives with a straight apostrophe. */
const givenToTheLetter = /Don't have an account\?|What's your name\?/g;
const straight = /.{0,20}(?:[\p{L}\p{N}]['"]|['"][\p{L}\p{N}]).{0,20}/gu;

describe.each(routes)('%s', (route) => {
  const page = documentOf(route);

  test('has structured data, with the answers that the page gives', () => {
    const { '@graph': things } = JSON.parse(page.data) as { '@graph': Thing[] };
    const types = things.map((thing) => thing['@type']).filter((type) => type !== 'FAQPage');
    expect(types).toEqual(
      route === '/'
        ? ['Organization', 'WebSite', 'MobileApplication']
        : ['Organization', 'BreadcrumbList'],
    );
    // A link may end a sentence.
    const text = textOf(page.html).replaceAll(' .', '.');
    for (const { name, acceptedAnswer } of things.flatMap(({ mainEntity = [] }) => mainEntity)) {
      expect(text).toContain(name);
      for (const sentence of acceptedAnswer.text.split(/(?<=[.?!]) /)) {
        expect(text).toContain(sentence);
      }
    }
  });

  test('names its fields, so that what is typed before hydration is found again', () => {
    for (const [field] of page.html.matchAll(/<(?:input|select|textarea)\b[^>]*>/g)) {
      expect(field).toMatch(/ name="[^"]/);
    }
  });

  test('has a title, a description, a canonical address and a share picture', async () => {
    expect(page.title.length).toBeGreaterThanOrEqual(5);
    if (!page.html.includes('content="noindex"')) expect(page.title).toContain('Tuppence');
    expect(page.html).toContain('<html lang="en-GB">');
    expect(page.html).toContain('<link rel="icon" href="/favicon.svg"');
    expect(page.description.length).toBeGreaterThanOrEqual(50);
    expect(page.description.length).toBeLessThanOrEqual(260);
    const main = aliases[route] ?? (route === unknownPath ? '/404' : route);
    expect(new URL(page.canonical).pathname).toBe(main);
    expect(page.shared).toBe(page.canonical);
    expect(page.pictureAlt).toMatch(/^Tuppence\. .+: .+\.example$/);
    const { origin, pathname } = new URL(page.picture);
    expect(origin).toBe(new URL(page.canonical).origin);
    const file = readFileSync(path.join(builtSite, pathname));
    expect(file.length).toBeLessThanOrEqual(maxShareBytes);
    expect(await sharp(file).metadata()).toMatchObject({ width: 1200, height: 630, format: 'png' });
  });

  test('has typographic apostrophes and quotation marks', () => {
    const copy = textOf(page.html.replace(/<(pre|code|textarea)\b[\s\S]*?<\/\1>/g, ' '));
    expect(copy.replaceAll(givenToTheLetter, '').match(straight) ?? []).toEqual([]);
  });
});

/** docs/behaviour.md 3.1, 3.3 and 3.4. Other sections may come between. */
test.each<[route: string, sections: string[]]>([
  [
    '/',
    [
      'Fundraise with your regular spending',
      'Choose any UK charity',
      'Raise more and more',
      'Trusted by 100+ household brands',
      'Shoppers who changed nothing but the way they pay',
      'Your money is looked after',
      'Get the app for free now',
    ],
  ],
  [
    '/charities',
    [
      'Your supporters shop anyway. Let it count.',
      'How your supporters raise funds',
      'Get started in 5 minutes',
      'What could you raise?',
      'Your profile is ready. All it needs is you.',
    ],
  ],
  [
    '/donation-api/charities',
    [
      'A checkout with charity at the till',
      'What’s in it for your charity',
      'Paste, change two lines, publish',
      'Through our donation API, by November 2026',
    ],
  ],
])('the sections of %s have their order', (route, sections) => {
  const headings = [...htmlOf(route).matchAll(/<h[12]\b[^>]*>([\s\S]*?)<\/h[12]>/g)].map(
    ([, text]) => textOf(text ?? '').trim(),
  );
  expect(headings.filter((heading) => sections.includes(heading))).toEqual(sections);
});

test('titles and descriptions are unique', () => {
  const pages = routes.filter((route) => !(route in aliases)).map(documentOf);
  for (const part of ['title', 'description', 'canonical', 'picture'] as const) {
    expect(new Set(pages.map((page) => page[part])).size, part).toBe(pages.length);
  }
});

test.each(partners)('$name has a page and a data file', ({ slug, name, article }) => {
  const { html, title } = documentOf(`/${slug}`);
  expect(title).toContain(name);
  expect(textOf(html)).toContain(`5% from every shop goes to ${nameInSentence({ name, article })}`);
  expect(html).not.toContain('noindex');
  expect(existsSync(path.join(builtSite, `data/${slug}.json`))).toBe(true);
});

test.each(['/onboarding', '/investors'])('%s is not for search engines', (route) => {
  expect(htmlOf(route)).toMatch(/<meta name="robots" content="noindex/);
  expect(readFileSync(path.join(builtSite, 'sitemap.xml'), 'utf8')).not.toContain(route);
});

test('without scripts, the posters of the films have a text alternative', () => {
  const posters = htmlOf('/').match(/<noscript><img\b[^>]*>/g) ?? [];
  expect(posters).toHaveLength(4);
  for (const poster of posters) expect(poster).toMatch(/ alt="[^"]/);
});

test('robots.txt lets search engines in, and names the sitemap', () => {
  const text = readFileSync(path.join(builtSite, 'robots.txt'), 'utf8');
  expect(text).toMatch(
    /^User-agent: \*\nAllow: \/\n(Disallow: \/\w.*\n)*\nSitemap: https.*\.xml\n$/,
  );
});

test('security.txt names a contact and has not expired', () => {
  const text = readFileSync(path.join(builtSite, '.well-known/security.txt'), 'utf8');
  expect(text).toMatch(/^Contact: mailto:.+@/m);
  expect(text).toMatch(/^Canonical: https:.*\/\.well-known\/security\.txt$/m);
  expect(Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '')).toBeGreaterThan(Date.now());
});

test('security headers have the values that protect', () => {
  const { 'Content-Security-Policy': _, ...others } =
    publishedSite(builtSite)?.headers.secure ?? {};
  expect(others).toEqual({
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy':
      'accelerometer=(), browsing-topics=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  });
});
