/**
 * Headers by path, sent in addition to the security headers. A header must not be in two rules that
 * match the same path: static hosts would join both values with a comma.
 */
export const pathHeaders: readonly { path: string; headers: Readonly<Record<string, string>> }[] = [
  {
    path: '/assets/*',
    headers: {
      // File names contain a hash of the content.
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Cross-Origin-Resource-Policy': 'same-origin',
    },
  },
  { path: '/films/*', headers: { 'Cross-Origin-Resource-Policy': 'same-origin' } },
  // Other sites load it as a module.
  {
    path: '/checkout/*',
    headers: {
      'Access-Control-Allow-Origin': '*',
      'Cache-Control': 'public, max-age=3600',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
  },
  // Share pictures must load on other sites, in messengers and in search results.
  { path: '/share/*', headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' } },
  // Apple requires JSON, in a file without an extension.
  {
    path: '/.well-known/apple-app-site-association',
    headers: { 'Content-Type': 'application/json' },
  },
];

/** The additional headers of a path. */
export function headersOfPath(path: string): Record<string, string> {
  const rules = pathHeaders.filter((rule) =>
    rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path,
  );
  return Object.assign({}, ...rules.map(({ headers }) => headers));
}
