/** What the benches found, kept beside them: results.json for programs, results.md for people. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { GrowthRow } from './growth.ts';
import type { DemoRow } from './interactions.ts';
import { pageTables } from './markdown.ts';
import { growthTable, interactionTable } from './markdown-costs.ts';
import type { PageRow } from './rounds.ts';

/** When, on what, and how often: without it no figure can be compared. */
export interface Circumstances {
  /** ISO date. */
  measured: string;
  chromium?: string | undefined;
  lighthouse?: string | undefined;
  /** Median of Lighthouse's own rating of the machine; a phone of today has about 1000. */
  benchmarkIndex?: number | undefined;
  rounds?: number | undefined;
  minutes?: number | undefined;
}

export interface Results {
  pages?: Circumstances & { rows: PageRow[] };
  interactions?: Circumstances & { rows: DemoRow[] };
  growth?: Circumstances & { rows: GrowthRow[]; buildLogs: Record<string, string[]> };
}

/** Replaces one part of the results, and leaves those of the other benches as they are. */
export function keep<K extends keyof Results>(
  markdownFile: string,
  part: K,
  result: NonNullable<Results[K]>,
): void {
  const jsonFile = markdownFile.replace(/(\.md)?$/, '.json');
  const known = existsSync(jsonFile) ? (JSON.parse(readFileSync(jsonFile, 'utf8')) as Results) : {};
  const results: Results = { ...known, [part]: result };
  writeFileSync(jsonFile, `${JSON.stringify(results, null, 2)}\n`);
  writeFileSync(markdownFile, documentOf(results));
  console.log(`Written: ${markdownFile}, ${jsonFile}`);
}

function documentOf({ pages, interactions, growth }: Results): string {
  const parts = [
    '# Measured\n\nWritten by `npm run bench`; see [bench.ts](bench.ts) for how. The production build, prerendered, served by a static server with brotli 11 and the production headers on this machine (HTTP/1.1, no TLS), in the pinned Chromium.',
    pages && pageTables(pages),
    interactions && interactionTable(interactions),
    growth && growthTable(growth),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}
