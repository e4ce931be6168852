const refusals = ['(prefers-reduced-motion: reduce)', '(prefers-reduced-data: reduce)'];

/** Whether films may load and play by themselves. Browser only. */
export function filmsAllowed(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return !connection?.saveData && !refusals.some((query) => window.matchMedia(query).matches);
}

export function watchFilmsAllowed(notify: () => void): () => void {
  const queries = refusals.map((query) => window.matchMedia(query));
  for (const query of queries) query.addEventListener('change', notify);
  return () => {
    for (const query of queries) query.removeEventListener('change', notify);
  };
}
