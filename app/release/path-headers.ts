/** Headers by path. No header may be set twice for a path, because hosts would join the values. */
export const pathHeaders: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/assets/*': {
    // File names contain a hash of the content.
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Cross-Origin-Resource-Policy': 'same-origin',
  },
  '/films/*': { 'Cross-Origin-Resource-Policy': 'same-origin' },
  // Other sites load the checkout as a module.
  '/checkout/*': {
    'Access-Control-Allow-Origin': '*',
    'Cache-Control': 'public, max-age=3600',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  },
  // Share pictures must load on other sites, in messengers and in search results.
  '/share/*': { 'Cross-Origin-Resource-Policy': 'cross-origin' },
  // Apple requires JSON, in a file without an extension.
  '/.well-known/apple-app-site-association': { 'Content-Type': 'application/json' },
};

export function headersOfPath(path: string): Record<string, string> {
  const rules = Object.entries(pathHeaders).filter(([rule]) =>
    rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : path === rule,
  );
  return Object.assign({}, ...rules.map(([, headers]) => headers));
}
