/** No header may be set twice for a path, because hosts would join the values. */
export const pathHeaders: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/assets/*': {
    // File names contain a hash of the content.
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Cross-Origin-Resource-Policy': 'same-origin',
  },
  '/films/*': { 'Cross-Origin-Resource-Policy': 'same-origin' },
  // Other sites load the checkout.
  '/checkout/*': {
    'Access-Control-Allow-Origin': '*',
    'Cache-Control': 'public, max-age=3600',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  },
  // Other sites show share pictures.
  '/share/*': { 'Cross-Origin-Resource-Policy': 'cross-origin' },
  // Apple requires this type.
  '/.well-known/apple-app-site-association': { 'Content-Type': 'application/json' },
};

export function headersOfPath(path: string): Record<string, string> {
  const rules = Object.entries(pathHeaders).filter(([rule]) =>
    rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : path === rule,
  );
  return Object.assign({}, ...rules.map(([, headers]) => headers));
}
