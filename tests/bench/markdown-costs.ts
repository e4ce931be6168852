/** What interactions take and how cost grows, as tables for people. */
import { circumstances, table } from './markdown-table.ts';
import type { Results } from './results.ts';
import { targets } from './targets.ts';

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
