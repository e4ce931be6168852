/** What Lighthouse found, as tables for people. */

import { categories, type Kind, type Throttling, type Timing } from './audit.ts';
import { type Cell, circumstances, table } from './markdown-table.ts';
import type { Results } from './results.ts';
import type { PageRow } from './rounds.ts';
import { targets } from './targets.ts';

const throttlings: Record<Throttling, string> = {
  simulated: 'Simulated throttling',
  applied: 'Applied throttling (`devtools`)',
};

export function pageTables(pages: NonNullable<Results['pages']>): string {
  const { rows } = pages;
  const what = circumstances([
    `Measured ${pages.measured}`,
    `Lighthouse ${pages.lighthouse} as on a phone (slow 4G, CPU four times slower)`,
    `Chromium ${pages.chromium}`,
    `medians of ${pages.rounds} rounds that alternate between the pages`,
    `benchmark index ${pages.benchmarkIndex}`,
    `${pages.minutes} min`,
  ]);
  const modes = (Object.keys(throttlings) as Throttling[]).flatMap((throttling) => {
    const own = rows.filter((row) => row.throttling === throttling);
    return own.length === 0
      ? []
      : [`### ${throttlings[throttling]}`, table(pageHead, own.map(pageCells))];
  });
  return [
    '## Pages',
    what,
    'Times in ms, weights in kB (1000 bytes) over the wire. All pages are built without the splash but the one that says so: the splash covers every first page for 2500 ms, and would be all that is measured. Where Lighthouse cannot see a paint behind it, the reason stands in place of the number. Accessibility, best practices and SEO are judged in the first round.',
    ...modes,
    '### Against the targets for `/`',
    homeTargets(rows),
    '### What keeps a page from 100',
    shortfalls(rows),
  ].join('\n\n');
}

const timingNames: Record<Timing, string> = {
  lcp: 'LCP',
  fcp: 'FCP',
  tbt: 'TBT',
  cls: 'CLS',
  si: 'Speed Index',
};
const kinds: readonly Kind[] = ['document', 'script', 'style', 'font', 'image', 'film', 'other'];
const pageHead = [
  'page',
  ...Object.values(timingNames),
  ...kinds.map((kind) => `${kind} kB`),
  'requests',
  ...['perf', 'a11y', 'best', 'SEO'],
];

function pageCells(row: PageRow): Cell[] {
  return [
    nameOf(row),
    ...(Object.keys(timingNames) as Timing[]).map((timing) => figure(row.timings[timing], timing)),
    ...kinds.map((kind) => row.weight[kind].toFixed(1)),
    row.requests,
    ...categories.map((category) => row.scores[category] ?? 'none'),
  ];
}

const nameOf = ({ path, splash }: PageRow) => (splash ? `${path} with its splash` : path);

function figure(value: Cell | undefined, timing: Timing): Cell {
  if (typeof value !== 'number') return value ?? 'none';
  return timing === 'cls' ? value.toFixed(3) : Math.round(value);
}

function homeTargets(rows: readonly PageRow[]): string {
  const { home } = targets;
  const cells = rows
    .filter(({ path, splash }) => path === '/' && !splash)
    .flatMap(({ timings, weight, throttling }) => {
      const all = kinds.reduce((sum, kind) => sum + (kind === 'film' ? 0 : weight[kind]), 0);
      return (
        [
          ['LCP', timings.lcp, home.lcp[throttling]],
          ['FCP', timings.fcp, home.fcp],
          ['TBT', timings.tbt, home.tbt],
          ['CLS', timings.cls, home.cls],
          ['script kB', Number(weight.script.toFixed(1)), home.script],
          ['everything but films, kB', Number(all.toFixed(1)), home.all],
        ] as const
      ).map(([what, value, target]) => [
        throttling,
        what,
        typeof value === 'number' ? Number(value.toFixed(value < 1 ? 3 : 1)) : value,
        target,
        typeof value === 'number' && value <= target ? 'met' : 'missed',
      ]);
    });
  return cells.length === 0
    ? 'Not measured.'
    : table(['throttling', 'what', 'measured', 'at most', ''], cells);
}

function shortfalls(rows: readonly PageRow[]): string {
  const cells = rows.flatMap((row) => {
    const short = categories.filter((category) => (row.scores[category] ?? 0) < targets.score);
    if (short.length === 0 && row.problems.length === 0) return [];
    const failing = row.failing
      .filter(({ category }) => short.includes(category))
      .map(({ id, score }) => `${id} ${score}`);
    return [
      [
        nameOf(row),
        row.throttling,
        short.map((each) => `${each} ${row.scores[each] ?? 'none'}`).join(', '),
        failing.join(', '),
        row.problems.join(', '),
      ],
    ];
  });
  return cells.length === 0
    ? 'Nothing: every page has 100 in all four categories, and no request failed or left the origin.'
    : table(['page', 'throttling', 'below 100', 'audits below 90', 'failed requests'], cells);
}
