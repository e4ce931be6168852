/** Where a signed-in donor is sent (docs/behaviour.md 8). */
export const recapPath = '/giving-recap';

/** Only its origin is asked for: an address that keeps it is one of this site. */
const anywhere = 'http://localhost';

/** The page that sent a visitor to sign in, or the giving recap. Paths of this site only. */
export function pathAfterSignIn(params: URLSearchParams): string {
  const next = params.get('next') ?? '';
  if (!next.startsWith('/')) return recapPath;
  try {
    // Browsers leave tabs and line breaks out, and take a backslash for a slash; so does this.
    const { origin, pathname, search, hash } = new URL(next, anywhere);
    // "//" in front, once more read as an address, would name another site.
    if (origin !== anywhere || pathname.startsWith('//')) return recapPath;
    decodeURI(pathname);
    return `${pathname}${search}${hash}`;
  } catch {
    return recapPath;
  }
}

/** The way to sign in and back to `path`. */
export function signInPath(path: string): string {
  return `/auth?next=${encodeURIComponent(path)}`;
}
