/** Where a donor belongs who is signed in (docs/behaviour.md 8). */
export const recapPath = '/giving-recap';

/** The page that sent a visitor to sign in, or the giving recap. Paths of this site only. */
export function pathAfterSignIn(params: URLSearchParams): string {
  const next = params.get('next') ?? '';
  return /^\/(?![/\\])/.test(next) ? next : recapPath;
}

/** The way to sign in and back to `path`. */
export function signInPath(path: string): string {
  return `/auth?next=${encodeURIComponent(path)}`;
}
