import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathHeaders } from '@tuppence/publication/headers';
import { publishedHeaders, publishedSite } from '@tuppence/publication/published-site';
import { paths } from '@tuppence/settings/paths';
import { expect, test } from 'vitest';
import { launch } from '../browser/chromium.ts';
import { serveStatic } from '../browser/site.ts';

const secure = publishedSite(paths.site)?.headers.secure ?? {};

test('the build describes all security headers, with a strict policy', () => {
  expect(Object.keys(secure).sort()).toEqual([
    'Content-Security-Policy',
    'Cross-Origin-Opener-Policy',
    'Permissions-Policy',
    'Referrer-Policy',
    'Strict-Transport-Security',
    'X-Content-Type-Options',
    'X-Frame-Options',
  ]);
  const policy = secure['Content-Security-Policy'] ?? '';
  expect(policy).toMatch(/script-src 'self'( 'sha256-[^']+')*;/);
  expect(policy).not.toMatch(/script-src[^;]*(unsafe|\*|https?:)/);
  for (const closed of ['frame-ancestors', 'object-src', 'base-uri', 'frame-src']) {
    expect(policy).toContain(`${closed} 'none'`);
  }
  for (const own of ['default-src', 'form-action']) expect(policy).toContain(`${own} 'self';`);
});

test('_headers repeats the security headers exactly', () => {
  const text = readFileSync(path.join(paths.site, '_headers'), 'utf8');
  for (const [name, value] of Object.entries(secure)) {
    expect(text).toContain(`  ${name}: ${value}\n`);
  }
});

test.each([
  ['the script that records what is typed', 'self.typed = new Map();', 'self.Typed = new Map();'],
  ['the script that starts the code', 'let started = false;', 'let Started = false;'],
])('the policy refuses %s with one letter changed', async (_, own, other) => {
  const html = readFileSync(path.join(paths.site, 'index.html'), 'utf8');
  expect(html.split(own)).toHaveLength(2);
  const server = await serveStatic(paths.site);
  const browser = await launch();
  try {
    const page = await browser.newPage();
    await page.addInitScript(() => {
      const refused: string[] = [];
      Object.assign(window, { refused });
      addEventListener('securitypolicyviolation', (violation) => {
        refused.push(`${violation.disposition} ${violation.effectiveDirective}`);
      });
    });
    await page.route(`${server.url}/`, (route) =>
      route.fulfill({
        headers: { ...secure, 'Content-Type': 'text/html' },
        body: html.replace(own, other),
      }),
    );
    await page.goto(`${server.url}/`);
    await expect.poll(() => page.evaluate('refused')).toEqual(['enforce script-src-elem']);
  } finally {
    await browser.close();
    server.stop();
  }
});

test('the local server adds the headers of a path', () => {
  const local = publishedHeaders(true);
  const headers = (address: string) => local(address, paths.site);
  expect(headers('/')).toEqual(secure);
  expect(headers('/uploads/share/home.png')['Cross-Origin-Resource-Policy']).toBe('cross-origin');
  expect(headers('/assets/a.svg')).toMatchObject(secure);
  expect(Object.keys(headers('/assets/a.js')).sort()).toEqual([
    'Cross-Origin-Resource-Policy',
    'Strict-Transport-Security',
    'X-Content-Type-Options',
  ]);
});

test('no header is set twice for one path', () => {
  const names = Object.values(pathHeaders).flatMap((headers) => Object.keys(headers));
  expect(names.filter((name) => name in secure)).toEqual([]);
  const covers = (outer: string, inner: string) =>
    outer.endsWith('*') ? inner.startsWith(outer.slice(0, -1)) : outer === inner;
  const rules = Object.entries(pathHeaders);
  for (const [one, headers] of rules) {
    for (const [other, others] of rules) {
      if (one === other || !covers(one, other)) continue;
      const both = Object.keys(headers).filter((name) => name in others);
      expect(both, `${one} and ${other}`).toEqual([]);
    }
  }
});
