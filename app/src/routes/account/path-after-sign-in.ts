/** Where donors go after signing in (docs/behaviour.md 8). */
export const recapPath = '/giving-recap';

/** A placeholder origin: an address that keeps it after parsing is on this site. */
const anywhere = 'http://localhost';

/** The page that asked the visitor to sign in, or the giving recap. Only paths of this site. */
export function pathAfterSignIn(params: URLSearchParams): string {
  const next = params.get('next') ?? '';
  if (!next.startsWith('/')) return recapPath;
  try {
    // Browsers drop tabs and line breaks and treat a backslash as a slash, so parse it the same
    // way.
    const { origin, pathname, search, hash } = new URL(next, anywhere);
    // A leading "//" would name another site.
    if (origin !== anywhere || pathname.startsWith('//')) return recapPath;
    decodeURI(pathname);
    return `${pathname}${search}${hash}`;
  } catch {
    return recapPath;
  }
}

/** The sign-in page, which leads back to `path`. */
export function signInPath(path: string): string {
  return `/auth?next=${encodeURIComponent(path)}`;
}
