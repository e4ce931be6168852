/** The headers have one source: the local server, the static hosts and the examples all match it. */
import { readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { paths } from '../../app/paths.ts';
import { pathHeaders } from '../../app/release/path-headers.ts';
import { publishedHeaders, publishedSite } from '../../app/release/published-site.ts';

const secure = publishedSite()?.headers.secure ?? {};
const read = (file: string) => readFileSync(file, 'utf8');

test('every answer has all headers', () => {
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
});

test.each([
  [
    '_headers',
    path.join(paths.site, '_headers'),
    (name: string, value: string) => `  ${name}: ${value}\n`,
  ],
  [
    'nginx-headers.conf',
    path.join(realpathSync(paths.site), '../nginx-headers.conf'),
    (name: string, value: string) => `add_header ${name} "${value}" always;
`,
  ],
])('%s repeats them exactly', (_, file, line) => {
  const text = read(file);
  for (const [name, value] of Object.entries(secure)) expect(text).toContain(line(name, value));
});

test('the local server adds the headers of a path', () => {
  const local = publishedHeaders(true);
  const headers = (address: string) => local(address, paths.site);
  expect(headers('/')).toEqual(secure);
  expect(headers('/share/home.png')['Cross-Origin-Resource-Policy']).toBe('cross-origin');
  expect(headers('/assets/a.js')['Cross-Origin-Resource-Policy']).toBe('same-origin');
});

test('no header is set twice for one path', () => {
  const names = pathHeaders.flatMap(({ headers }) => Object.keys(headers));
  expect(names.filter((name) => name in secure)).toEqual([]);
  const covers = (outer: string, inner: string) =>
    outer.endsWith('*') ? inner.startsWith(outer.slice(0, -1)) : outer === inner;
  for (const one of pathHeaders) {
    for (const other of pathHeaders) {
      if (one === other || !covers(one.path, other.path)) continue;
      const both = Object.keys(one.headers).filter((name) => name in other.headers);
      expect(both, `${one.path} and ${other.path}`).toEqual([]);
    }
  }
});
