import { log, nameOf } from './log';

/** Times in ms, and the layout shift score. */
interface Vitals {
  ttfb?: number;
  fcp?: number;
  lcp?: number;
  inp?: number;
  cls: number;
}

/** Per page load: a loop must not flood the endpoint. */
const errorLimit = 10;

/** Reports errors, policy violations and web vitals. */
export function reportVitals(): void {
  reportErrors();
  if (document.readyState === 'complete') whenIdle(measure);
  else window.addEventListener('load', () => whenIdle(measure), { once: true });
}

/** The browser buffers measurements, so none is lost. */
function whenIdle(task: () => void) {
  // Safari has no idle callback.
  if ('requestIdleCallback' in window) window.requestIdleCallback(task, { timeout: 2000 });
  else setTimeout(task, 200);
}

async function measure() {
  const found = await import('web-vitals').catch(() => undefined);
  if (!found) return;
  const vitals: Vitals = { cls: 0 };
  const options = { reportAllChanges: true };
  const keep = (name: keyof Vitals, value: number) => Object.assign(vitals, { [name]: value });
  found.onTTFB(({ value }) => keep('ttfb', Math.round(value)), options);
  found.onFCP(({ value }) => keep('fcp', Math.round(value)), options);
  found.onLCP(({ value }) => keep('lcp', Math.round(value)), options);
  found.onINP(({ value }) => keep('inp', Math.round(value)), options);
  found.onCLS(({ value }) => keep('cls', Math.round(value * 10_000) / 10_000), options);
  let reported = false;
  const report = () => {
    if (reported) return;
    reported = true;
    log('vitals', { path: window.location.pathname, ...vitals });
  };
  // Registered after the library's own listeners, so that they set the final values first.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') report();
  });
  // Safari may leave a page without firing `visibilitychange`.
  window.addEventListener('pagehide', report);
}

function reportErrors() {
  let count = 0;
  const report = (event: string, detail: Parameters<typeof log>[1]) => {
    count += 1;
    if (count <= errorLimit) log(event, { path: window.location.pathname, ...detail });
  };
  window.addEventListener('error', ({ error, filename, lineno }) => {
    report('client error', { error: nameOf(error), file: pathOf(filename), line: lineno });
  });
  window.addEventListener('unhandledrejection', ({ reason }) => {
    report('client error', { error: nameOf(reason), file: null, line: 0 });
  });
  document.addEventListener('securitypolicyviolation', (violation) => {
    report('policy violation', {
      directive: violation.effectiveDirective,
      blocked: pathOf(violation.blockedURI),
    });
  });
}

/** A query or fragment may contain a token. */
function pathOf(address: string): string {
  return address.split(/[?#]/)[0] ?? '';
}
