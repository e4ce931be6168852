/** The results as tables for people. */
import { categories, type Kind, type Throttling, type Timing } from './audit.ts';
import type { Results } from './results.ts';
import type { PageRow } from './rounds.ts';
import { targets } from './targets.ts';

type Cell = number | string;

/** A Markdown table; a column is as wide as its widest cell, so that the source reads as well. */
function table(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const lines = [head, ...rows].map((row) =>
    row.map((cell) => String(cell).replaceAll('|', '\\|')),
  );
  const widths = head.map((_, column) =>
    Math.max(3, ...lines.map((line) => line[column]?.length ?? 0)),
  );
  const write = (line: readonly string[]) =>
    `| ${widths.map((width, column) => (line[column] ?? '').padEnd(width)).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  const [first = [], ...rest] = lines;
  return [write(first), rule, ...rest.map(write)].join('\n');
}

function circumstances(parts: readonly (string | false | undefined)[]): string {
  return `${parts.filter(Boolean).join(', ')}.`;
}

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

export function interactionTable(found: NonNullable<Results['interactions']>): string {
  const what = circumstances([
    `Measured ${found.measured}`,
    `Chromium ${found.chromium}`,
    'real clicks and keys with the CPU four times slower',
    `${found.rounds} rounds`,
  ]);
  const rows = found.rows.map((row) => [
    row.demo,
    row.interactions,
    row.p98Ms,
    row.worstMs,
    row.worst,
    row.worstMs < targets.interaction ? 'met' : 'missed',
  ]);
  return [
    '## Interactions',
    what,
    `From the event to the next frame, in ms, as browsers report it (in steps of 8 ms; target below ${targets.interaction}).`,
    table(['demo', 'interactions', 'p98', 'worst', 'slowest', ''], rows),
  ].join('\n\n');
}

export function growthTable(found: NonNullable<Results['growth']>): string {
  const weighed = Object.keys(found.rows[0]?.scripts ?? {});
  const rows = found.rows.map((row) => [
    row.partners,
    row.pages,
    row.sitemapEntries,
    row.coldSeconds.toFixed(1),
    row.warmSeconds.toFixed(1),
    row.megabytes.toFixed(1),
    ...weighed.map((page) => row.scripts[page]?.toFixed(2) ?? ''),
  ]);
  return [
    '## Growth',
    circumstances([`Measured ${found.measured}`, 'partner rows generated into a copy of the app']),
    'Build times in s, with no picture drawn before, and again with those of the first build in their cache. MB: everything published, compressed copies included. Scripts of the first load in kB, as brotli 11.',
    table(
      ['partners', 'pages', 'in the sitemap', 'first build', 'next build', 'MB', ...weighed],
      rows,
    ),
    'Steps of the first builds:',
    ...Object.entries(found.buildLogs).map(
      ([partners, lines]) => `${partners} partners\n\n\`\`\`\n${lines.join('\n')}\n\`\`\``,
    ),
  ].join('\n\n');
}
