const refusals = ['(prefers-reduced-motion: reduce)', '(prefers-reduced-data: reduce)'];

/** Whether people allow movement, and films to be fetched unasked. In the browser only. */
export function filmsAllowed(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return !connection?.saveData && !refusals.some((query) => window.matchMedia(query).matches);
}

/** Calls back when `filmsAllowed` changes. Returns a function that ends the subscription. */
export function watchFilmsAllowed(notify: () => void): () => void {
  const queries = refusals.map((query) => window.matchMedia(query));
  for (const query of queries) query.addEventListener('change', notify);
  return () => {
    for (const query of queries) query.removeEventListener('change', notify);
  };
}
