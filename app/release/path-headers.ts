/**
 * What some paths add. No header may stand in two rules that match the same path: static hosts would send
 * both values, joined by a comma.
 */
export const pathHeaders: readonly { path: string; headers: Readonly<Record<string, string>> }[] = [
  {
    path: '/assets/*',
    headers: {
      // The names carry a hash of the content.
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Cross-Origin-Resource-Policy': 'same-origin',
    },
  },
  { path: '/films/*', headers: { 'Cross-Origin-Resource-Policy': 'same-origin' } },
  // Pages of other people load it as a module.
  {
    path: '/checkout/*',
    headers: {
      'Access-Control-Allow-Origin': '*',
      'Cache-Control': 'public, max-age=3600',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
  },
  // The share pictures must show on other sites, in messengers and search results.
  { path: '/share/*', headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' } },
  // Apple demands JSON, and a name without an ending.
  {
    path: '/.well-known/apple-app-site-association',
    headers: { 'Content-Type': 'application/json' },
  },
];

/** What `pathHeaders` says of a path. */
export function headersOfPath(path: string): Record<string, string> {
  const rules = pathHeaders.filter((rule) =>
    rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path,
  );
  return Object.assign({}, ...rules.map(({ headers }) => headers));
}
