/** One visit of Lighthouse to one page. */
import lighthouse, { type Flags, type Result } from 'lighthouse';
import { startBrowser } from './debuggable-browser.ts';

/** How a slow phone on a slow network is imitated: reckoned from a fast load, or really applied. */
export type Throttling = 'simulated' | 'applied';

export const timings = {
  lcp: 'largest-contentful-paint',
  fcp: 'first-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
  si: 'speed-index',
} as const;
export type Timing = keyof typeof timings;

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];

/** What comes over the wire, by kind. */
export type Kind = 'document' | 'script' | 'style' | 'font' | 'image' | 'film' | 'other';

/** An audit that is not passed. */
export interface Failing {
  id: string;
  category: Category;
  /** 0 to 100. */
  score: number;
}

export interface Visit {
  /** Milliseconds, and the layout shift as its score; where there is none, the code of the reason. */
  timings: Record<Timing, number | string>;
  /** 0 to 100; null where Lighthouse gives none. Categories that were not asked for are missing. */
  scores: Partial<Record<Category, number | null>>;
  /** kB (1000 bytes), headers included. */
  weight: Record<Kind, number>;
  requests: number;
  /** Requests that failed, or left the origin: a public page must not make any. */
  problems: string[];
  failing: Failing[];
  benchmarkIndex: number;
  versions: { lighthouse: string; chromium: string };
}

/** No visit takes longer, in ms: a browser that hangs must not stop the bench. */
const limitMs = 90_000;

/** Visits a page in a fresh browser. `judge` names the categories; fewer are faster. */
export async function visit(
  url: string,
  throttling: Throttling,
  judge: readonly Category[],
): Promise<Visit> {
  const browser = await startBrowser();
  let timer: NodeJS.Timeout | undefined;
  try {
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`no result in ${limitMs / 1000} s`)), limitMs);
    });
    const flags: Flags = {
      port: browser.port,
      logLevel: 'silent',
      formFactor: 'mobile',
      throttlingMethod: throttling === 'simulated' ? 'simulate' : 'devtools',
      onlyCategories: [...judge],
      // A picture of the whole page is for readers of a report.
      disableFullPageScreenshot: true,
    };
    const run = await Promise.race([lighthouse(url, flags), late]);
    if (!run) throw new Error('no result');
    if (run.lhr.runtimeError) throw new Error(run.lhr.runtimeError.code);
    return visitOf(run.lhr, url, run.artifacts.HostUserAgent);
  } finally {
    clearTimeout(timer);
    await browser.stop();
  }
}

function visitOf(result: Result, url: string, userAgent: string): Visit {
  const requests = requestsOf(result);
  const { origin } = new URL(url);
  return {
    timings: mapValues(timings, (id) => timingOf(result, id)),
    scores: Object.fromEntries(
      Object.entries(result.categories).map(([id, { score }]) => [
        id,
        score === null ? null : Math.round(score * 100),
      ]),
    ),
    weight: weightOf(requests),
    requests: requests.length,
    problems: requests
      .filter(
        ({ statusCode, url: own }) =>
          statusCode >= 400 || statusCode < 0 || !own.startsWith(origin),
      )
      .map(({ statusCode, url: own }) => `${statusCode} ${own.replace(origin, '')}`),
    failing: failingOf(result),
    benchmarkIndex: result.environment.benchmarkIndex,
    versions: {
      lighthouse: result.lighthouseVersion,
      chromium: /Chrome\/([\d.]+)/.exec(userAgent)?.[1] ?? 'unknown',
    },
  };
}

function timingOf({ audits }: Result, id: string): number | string {
  const audit = audits[id];
  if (typeof audit?.numericValue === 'number') return audit.numericValue;
  return /\b[A-Z]+_[A-Z_]+\b/.exec(audit?.errorMessage ?? '')?.[0] ?? 'none';
}

interface Request {
  url: string;
  resourceType: string;
  transferSize: number;
  statusCode: number;
}

function requestsOf({ audits }: Result): Request[] {
  const details = audits['network-requests']?.details;
  const items = details?.type === 'table' ? (details.items as unknown as Request[]) : [];
  return items.filter(({ url }) => /^https?:/.test(url));
}

const kinds: Readonly<Record<string, Kind>> = {
  Document: 'document',
  Script: 'script',
  Stylesheet: 'style',
  Font: 'font',
  Image: 'image',
  Media: 'film',
};

function weightOf(requests: readonly Request[]): Record<Kind, number> {
  const weight = { document: 0, script: 0, style: 0, font: 0, image: 0, film: 0, other: 0 };
  for (const { resourceType, transferSize } of requests) {
    weight[kinds[resourceType] ?? 'other'] += transferSize / 1000;
  }
  return weight;
}

function failingOf({ categories: judged, audits }: Result): Failing[] {
  return categories.flatMap((category) =>
    (judged[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => ({ id, category, score: Math.round((audits[id]?.score ?? 0) * 100) })),
  );
}

function mapValues<K extends string, A, B>(record: Record<K, A>, change: (value: A) => B) {
  return Object.fromEntries(
    Object.entries<A>(record).map(([key, value]) => [key, change(value)]),
  ) as Record<K, B>;
}
