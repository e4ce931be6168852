import { loadFailureId } from '../browser/load-failure.ts';

/**
 * Until hydration, records what is typed, by the form and the name of the field, and holds a form
 * that is sent: `hydration/typed.ts` fills in the one and sends the other. After a reload or a
 * return, all is laid out, because the browser restores the position in pixels. `data-from-site`
 * marks a page of a visit that has started, in a browser whose links load documents.
 */
const recorder = `
if (performance.getEntriesByType('navigation')[0]?.type !== 'navigate') document.documentElement.dataset.laidOut = '';
if (!self.navigation && document.referrer.startsWith(location.origin + '/')) document.documentElement.dataset.fromSite = '';
self.typed = new Map();
addEventListener('input', ({ target: { form, name, type, value, checked } }) => {
  if (self.typed && name) typed.set([[...document.forms].indexOf(form), name, type === 'checkbox' ? value : ''].join(' '), [value, checked]);
}, true);
addEventListener('submit', (event) => {
  if (!self.typed) return;
  event.preventDefault();
  self.heldForm = [...document.forms].indexOf(event.target);
}, true);`;

/**
 * Starts the page's code after the first paint, so that the document and fonts load first, or at
 * once if no paint will be reported. Enables forms, because typing is recorded. The libraries are
 * imported first, because running all the code in one task would block the page for longer.
 */
const code = `
const [entry, libraries, ...others] = document.querySelector('script[data-code]').dataset.code.split(' ');
for (const form of document.querySelectorAll('fieldset[disabled]')) form.disabled = false;
let started = false;
const start = () => {
  if (started) return;
  started = true;
  const ready = import(libraries);
  for (const href of [entry, ...others]) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  ready.then(() => import(entry)).catch(() => {
    const notice = document.getElementById('${loadFailureId}');
    notice.hidden = false;
    notice.querySelector('button').onclick = () => { notice.hidden = true; };
  });
};
if (document.visibilityState === 'hidden' || !self.PerformanceObserver?.supportedEntryTypes?.includes('paint')) start();
else {
  setTimeout(start, 1000);
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
}`;

const oneLine = (script: string) => script.trim().replaceAll(/\n\s*/g, ' ');

/** The text of both scripts never varies, so two hashes in the CSP allow them. */
export function startTag(entry: string, modules: readonly string[]): string {
  const libraries = modules.find((file) => file.includes('/libraries-'));
  if (!libraries) throw new Error('The file of libraries is missing (vite/compile.ts).');
  const files = [...new Set([entry, libraries, ...modules])].join(' ');
  return `<script>${oneLine(recorder)}</script><script type="module" data-code="${files}">${oneLine(code)}</script>`;
}
