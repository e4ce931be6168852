import { loadFailureId } from '../src/services/load-failure-id.ts';

/**
 * Records presses until hydration starts, typing until it ends, and presses of "Get the app" until
 * the device is known; src/services/early-presses.ts replays them. Adds the invite code to a pressed
 * "Get the app" link. On iOS, the browser follows that link. After a reload or a return, all is laid
 * out (`BelowFold`), because the browser restores the position in pixels.
 */
const recorder = `
if (performance.getEntriesByType('navigation')[0]?.type !== 'navigate') document.documentElement.dataset.laidOut = '';
self.early = [];
for (const type of ['click', 'input', 'submit']) addEventListener(type, (event) => {
  const { target } = event;
  const act = type === 'click' ? target.closest('button:not([type=submit]),a[data-early]') : target;
  const { userAgent, maxTouchPoints } = navigator;
  if (!self.early || !act || act.popoverTargetElement || self.hydrating && type !== 'input' && !act.href) return;
  const invite = /[?&]ref=([a-z\\d-]{2,32})(?![^&])/i.exec(location.search);
  if (act.href && invite && !/[?&]ct=/.test(act.search)) act.href += (act.search ? '&ct=' : '?ct=') + invite[1];
  if (act.href && (event.ctrlKey || event.metaKey || event.shiftKey || /iP[aho]/.test(userAgent) || maxTouchPoints > 1 && /Mac/.test(userAgent))) return;
  if (act.href || type === 'submit') event.preventDefault();
  const { parentNode } = act;
  early.push([act, type, act.value, act.checked, parentNode, [...parentNode.children].indexOf(act)]);
}, true);`;

/**
 * Starts the page's code after the first paint, so that the document and fonts load first, or at
 * once if no paint will be reported. Enables forms, because typing is recorded. The libraries are
 * imported first, because running all the code in one task would block the page for longer.
 */
const code = `
const files = document.querySelector('script[data-code]').dataset.code.split(' ');
for (const form of document.querySelectorAll('fieldset[disabled]')) form.disabled = false;
let started = false;
const start = () => {
  if (started) return;
  started = true;
  for (const href of files) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  import(files[1]).then(() => import(files[0])).catch(() => {
    self.early = 0;
    document.getElementById('${loadFailureId}').hidden = false;
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
  if (!libraries) throw new Error('The file of libraries is missing (app/vite/compile.ts).');
  const files = [...new Set([entry, libraries, ...modules])].join(' ');
  return `<script>${oneLine(recorder)}</script><script type="module" data-code="${files}">${oneLine(code)}</script>`;
}
