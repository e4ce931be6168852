/** The fragment of an address as text; one that was mangled on its way ("#%") is taken as it is. */
export function decodeFragment(hash: string): string {
  const fragment = hash.replace(/^#/, '');
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
