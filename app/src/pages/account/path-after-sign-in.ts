/** Where donors go after signing in (docs/behaviour.md 8). */
export const recapPath = '/giving-recap';

/** Stands for this site's origin. */
const anywhere = 'http://localhost';

/** The path in `next`, if it is on this site. */
export function pathAfterSignIn(params: URLSearchParams): string {
  const next = params.get('next') ?? '';
  if (!next.startsWith('/')) return recapPath;
  try {
    // Like browsers, `URL` drops tabs and line breaks and treats a backslash as a slash.
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

/** Leads back to `path`. */
export function signInPath(path: string): string {
  return `/auth?next=${encodeURIComponent(path)}`;
}
