/** Lighthouse on every indexable page, as on a phone, held against the targets. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import lighthouse, { type Result } from 'lighthouse';
import { chromium } from 'playwright';
import { launchOptions } from '../browser/chromium.ts';
import { freePort } from '../browser/free-port.ts';
import { serveStatic } from '../browser/static-server.ts';
import { build, quantile } from './site.ts';

/** How a slow phone on a slow network is imitated: reckoned from a fast load, or really applied. */
export type Throttling = 'simulate' | 'devtools';

/** What is aimed at on `/`, on medians: times in ms, weights in kB (1000 bytes) over the wire. */
const targets: Record<Throttling, Partial<Measured>> = {
  simulate: { lcp: 1500, fcp: 900, tbt: 50, cls: 0.01, weight: 180 },
  devtools: { lcp: 1600, fcp: 900, tbt: 50, cls: 0.01, weight: 180 },
};

interface Measured {
  lcp: number;
  fcp: number;
  tbt: number;
  cls: number;
  /** All that comes over the wire but films, headers included. */
  weight: number;
  requests: number;
}

interface Visit {
  measured: Measured;
  /** 0 to 100, in Lighthouse's order: performance, accessibility, best practices, SEO. */
  scores: (number | null)[];
  /** Requests that failed, or left the origin: a public page must make none. */
  problems: string[];
}

/** One page in one way of throttling: medians of its rounds. */
interface PageRow extends Visit {
  path: string;
  throttling: Throttling;
}

interface PageOptions {
  rounds: number;
  /** Paths; empty means all that the sitemap lists. */
  only: readonly string[];
  throttlings: readonly Throttling[];
}

/**
 * Builds the site without its splash, which would cover what is measured, and visits every page round
 * by round: what disturbs the machine for a minute then spoils one round of many pages.
 */
export async function benchPages(options: PageOptions): Promise<PageRow[]> {
  const { site } = await build('bare', { environment: { VITE_SPLASH_DURATION_MS: '0' } });
  const server = await serveStatic(site);
  const pages = indexablePaths(site).filter(
    (page) => options.only.length === 0 || options.only.includes(page),
  );
  const tasks = pages.flatMap((page) =>
    options.throttlings.map((throttling) => ({ path: page, throttling, visits: [] as Visit[] })),
  );
  try {
    for (let round = 1; round <= options.rounds; round++) {
      for (const { path: page, throttling, visits } of tasks) {
        visits.push(await visit(server.url + page, throttling));
        console.log(`round ${round}/${options.rounds}  ${page} ${throttling}`, visits.at(-1));
      }
    }
  } finally {
    server.stop();
  }
  const rows = tasks.map(({ visits, ...task }) => ({ ...task, ...medianOf(visits) }));
  for (const missed of rows.flatMap(missedBy)) {
    process.exitCode = 1;
    console.log(`MISSED  ${missed}`);
  }
  return rows;
}

/** Paths that search engines may list. */
export function indexablePaths(site: string): string[] {
  const sitemap = readFileSync(path.join(site, 'sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}

/** Visits a page in a fresh browser. Throws where Lighthouse comes to no result. */
async function visit(url: string, throttlingMethod: Throttling): Promise<Visit> {
  const port = await freePort();
  const options = await launchOptions();
  const browser = await chromium.launch({
    ...options,
    args: [...(options.args ?? []), `--remote-debugging-port=${port}`],
  });
  try {
    const run = await lighthouse(url, {
      port,
      logLevel: 'silent',
      formFactor: 'mobile',
      throttlingMethod,
      disableFullPageScreenshot: true,
    });
    if (!run || run.lhr.runtimeError) throw new Error(run?.lhr.runtimeError?.code ?? 'no result');
    return visitOf(run.lhr, new URL(url).origin);
  } finally {
    await browser.close();
  }
}

function visitOf({ audits, categories }: Result, origin: string): Visit {
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const details = audits['network-requests']?.details;
  const requests = (details?.type === 'table' ? details.items : []) as unknown as {
    url: string;
    resourceType: string;
    transferSize: number;
    statusCode: number;
  }[];
  const bytes = requests
    .filter(({ resourceType }) => resourceType !== 'Media')
    .reduce((sum, { transferSize }) => sum + transferSize, 0);
  return {
    measured: {
      lcp: value('largest-contentful-paint'),
      fcp: value('first-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
      weight: bytes / 1000,
      requests: requests.length,
    },
    scores: Object.values(categories).map(({ score }) => score && Math.round(score * 100)),
    problems: requests
      .filter(({ statusCode, url }) => statusCode >= 400 || !url.startsWith(origin))
      .map(({ statusCode, url }) => `${statusCode} ${url}`),
  };
}

function medianOf(visits: readonly Visit[]): Visit {
  const names = Object.keys(visits[0]?.measured ?? {}) as (keyof Measured)[];
  return {
    measured: Object.fromEntries(
      names.map((name) => [
        name,
        quantile(
          visits.map(({ measured }) => measured[name]),
          0.5,
        ),
      ]),
    ) as unknown as Measured,
    scores: (visits[0]?.scores ?? []).map((_, index) =>
      quantile(
        visits.map(({ scores }) => scores[index] ?? 0),
        0.5,
      ),
    ),
    problems: [...new Set(visits.flatMap(({ problems }) => problems))],
  };
}

function missedBy({ path: page, throttling, measured, scores, problems }: PageRow): string[] {
  const where = `${page} ${throttling}`;
  const limits = page === '/' ? Object.entries(targets[throttling]) : [];
  return [
    ...problems.map((problem) => `${where}: ${problem}`),
    ...(scores.some((score) => score !== 100) ? [`${where}: scores ${scores.join(', ')}`] : []),
    ...limits
      .filter(([name, most]) => !(measured[name as keyof Measured] <= most))
      .map(([name, most]) => `${where}: ${name} ${measured[name as keyof Measured]} of ${most}`),
  ];
}
