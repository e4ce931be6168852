/** Where donors go after signing in, unless a page asked them to sign in (docs/behaviour.md 8). */
export const recapPath = '/giving-recap';

/** Stands for this site's origin. A parsed address with another origin leads to another site. */
const anywhere = 'http://localhost';

/** The path in `next`, if it is one of this site; otherwise the giving recap. */
export function pathAfterSignIn(params: URLSearchParams): string {
  const next = params.get('next') ?? '';
  if (!next.startsWith('/')) return recapPath;
  try {
    // Browsers drop tabs and line breaks, and treat a backslash as a slash. `URL` does the same.
    const { origin, pathname, search, hash } = new URL(next, anywhere);
    // A leading "//" would name another site.
    if (origin !== anywhere || pathname.startsWith('//')) return recapPath;
    // Throws for invalid escapes.
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
