/**
 * Fetches and starts the page's code once its first picture is on the screen: the page reads without
 * it, and until then the line belongs to the document and its fonts. A hidden page is not painted,
 * and one whose browser does not tell of paints starts at once.
 */
const code = `
const files = document.querySelector('script[data-code]').dataset.code.split(' ');
let started = false;
const start = () => {
  if (started) return;
  started = true;
  for (const href of files) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  import(files[0]);
};
if (document.visibilityState === 'hidden' || !self.PerformanceObserver?.supportedEntryTypes?.includes('paint')) start();
else {
  setTimeout(start, 1000);
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
}`;

/** The tag that starts the code. Its text is the same on every page: one hash in the policy. */
export function startTag(entry: string, modules: readonly string[]): string {
  const files = [entry, ...modules].join(' ');
  return `<script type="module" data-code="${files}">${code.trim().replaceAll(/\n\s*/g, ' ')}</script>`;
}
