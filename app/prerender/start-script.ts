import { loadFailureId } from '../src/services/load-failure-id.ts';

/**
 * Records presses until hydration starts, and typing until it ends: src/services/early-presses.ts
 * replays both. "Get the app" is a link before code runs. A press adds the invite code to the link
 * (src/services/invite-code.ts), and is recorded unless the browser follows the link, as on iOS.
 */
const recorder = `
self.early = [];
for (const type of ['click', 'input', 'submit']) addEventListener(type, (event) => {
  const { target } = event;
  const act = type === 'click' ? target.closest('button:not([type=submit]),a[data-early]') : target;
  const { userAgent, maxTouchPoints } = navigator;
  if (!self.early || !act || act.popoverTargetElement || self.hydrating && type !== 'input') return;
  const invite = /[?&]ref=([a-z\\d-]{2,32})(?![^&])/i.exec(location.search);
  if (act.href && invite && !/[?&]ct=/.test(act.search)) act.href += (act.search ? '&ct=' : '?ct=') + invite[1];
  if (act.href && (event.ctrlKey || event.metaKey || event.shiftKey || /iP[aho]/.test(userAgent) || maxTouchPoints > 1 && /Mac/.test(userAgent))) return;
  if (act.href || type === 'submit') event.preventDefault();
  early.push([act, type, act.value, act.checked]);
}, true);`;

/**
 * Starts the page's code after the first paint, or after 1 s at the latest, so that the document
 * and fonts load first. Starts at once if the page is hidden, and so not painted, or if the browser
 * reports no paints. Enables forms, because typing is recorded. Shows a notice on failure.
 */
const code = `
const files = document.querySelector('script[data-code]').dataset.code.split(' ');
for (const form of document.querySelectorAll('fieldset[disabled]')) form.disabled = false;
let started = false;
const start = () => {
  if (started) return;
  started = true;
  for (const href of files) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  import(files[0]).catch(() => {
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

/** The tags that start the code. Their text never varies, so two hashes in the CSP allow both. */
export function startTag(entry: string, modules: readonly string[]): string {
  const files = [entry, ...modules].join(' ');
  return `<script>${oneLine(recorder)}</script><script type="module" data-code="${files}">${oneLine(code)}</script>`;
}
