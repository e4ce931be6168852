/** Where a signed-in donor is sent (docs/behaviour.md 8). */
export const recapPath = '/giving-recap';

/** Stands in for the site's own origin: an address that still has it after parsing is one of this site. */
const anywhere = 'http://localhost';

/** The page that sent a visitor to sign in, or the giving recap. Paths of this site only. */
export function pathAfterSignIn(params: URLSearchParams): string {
  const next = params.get('next') ?? '';
  if (!next.startsWith('/')) return recapPath;
  try {
    // Browsers drop tabs and line breaks and read a backslash as a slash, so this does the same.
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
