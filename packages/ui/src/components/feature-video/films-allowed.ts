const refusals = ['(prefers-reduced-motion: reduce)', '(prefers-reduced-data: reduce)'];

/** Whether the visitor allows motion and loading films unasked. Browser only. */
export function filmsAllowed(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return !connection?.saveData && !refusals.some((query) => window.matchMedia(query).matches);
}

/** Calls `notify` when `filmsAllowed` changes. Returns an unsubscribe function. */
export function watchFilmsAllowed(notify: () => void): () => void {
  const queries = refusals.map((query) => window.matchMedia(query));
  for (const query of queries) query.addEventListener('change', notify);
  return () => {
    for (const query of queries) query.removeEventListener('change', notify);
  };
}
