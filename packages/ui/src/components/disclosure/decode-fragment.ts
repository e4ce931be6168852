/** Decodes the fragment of an address. A malformed one ("#%") is returned undecoded. */
export function decodeFragment(hash: string): string {
  const fragment = hash.replace(/^#/, '');
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
