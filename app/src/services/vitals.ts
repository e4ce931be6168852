import { log } from './log';

/** What one visit to a page reports when it ends: times in ms, the layout shift as its score. */
export interface Vitals {
  ttfb?: number;
  fcp?: number;
  lcp?: number;
  inp?: number;
  cls: number;
}

/** An entry with the fields of the kinds that are observed. */
interface Entry {
  name: string;
  startTime: number;
  duration: number;
  value?: number;
  hadRecentInput?: boolean;
  interactionId?: number;
  responseStart?: number;
}

/** A visit reports at most so many errors: a page in a loop must not flood the endpoint. */
const errorLimit = 10;

/**
 * Adds up the web vitals of a page from its performance entries. Shifts count in windows: at most
 * 1 s from one to the next and 5 s in all, and the worst window is the score.
 */
export function vitalsTally() {
  const vitals: Vitals = { cls: 0 };
  let shifts = { sum: 0, start: 0, last: 0 };
  return {
    vitals,
    add(type: string, entry: Entry) {
      const at = Math.round(entry.startTime);
      if (type === 'navigation') vitals.ttfb = Math.round(entry.responseStart ?? 0);
      if (type === 'paint' && entry.name === 'first-contentful-paint') vitals.fcp = at;
      if (type === 'largest-contentful-paint') vitals.lcp = at;
      if (type === 'event' && entry.interactionId) {
        vitals.inp = Math.max(vitals.inp ?? 0, Math.round(entry.duration));
      }
      if (type === 'layout-shift' && !entry.hadRecentInput) {
        const { startTime } = entry;
        const inWindow = startTime - shifts.last < 1000 && startTime - shifts.start < 5000;
        const sum = (inWindow ? shifts.sum : 0) + (entry.value ?? 0);
        shifts = { sum, start: inWindow ? shifts.start : startTime, last: startTime };
        vitals.cls = Math.max(vitals.cls, Math.round(sum * 10_000) / 10_000);
      }
    },
  };
}

/**
 * Reports errors of the page, violations of the security policy and, once it is left, its web
 * vitals. Loaded where a deployment names an endpoint, and only there.
 */
export function reportVitals(): void {
  reportErrors();
  const { vitals, add } = vitalsTally();
  const types = [
    'navigation',
    'paint',
    'largest-contentful-paint',
    'layout-shift',
    'event',
  ] as const;
  for (const type of types) observe(type, (entry) => add(type, entry));
  let reported = false;
  const report = () => {
    if (reported || document.visibilityState !== 'hidden') return;
    reported = true;
    log('vitals', { path: window.location.pathname, ...vitals });
  };
  document.addEventListener('visibilitychange', report);
  // Safari may leave a page without hiding it first.
  window.addEventListener('pagehide', () => {
    if (reported) return;
    reported = true;
    log('vitals', { path: window.location.pathname, ...vitals });
  });
}

function observe(type: string, onEntry: (entry: Entry) => void) {
  // A browser reports what it knows: Safari 16.4 has paint and navigation alone.
  if (!globalThis.PerformanceObserver?.supportedEntryTypes?.includes(type)) return;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) onEntry(entry);
  });
  observer.observe({
    type,
    buffered: true,
    ...(type === 'event' ? { durationThreshold: 40 } : {}),
  });
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

/** The kind of an error alone: its message may quote what a visitor typed. */
function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : 'unknown';
}

/** Without its query, which may carry a token. */
function pathOf(address: string): string {
  return address.split(/[?#]/)[0] ?? '';
}
