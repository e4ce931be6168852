/**
 * Every figure that a page claims is in the claims register, and every claim is on the pages that the
 * register names.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  type Claim,
  type ClaimId,
  type ClaimPage,
  claims,
  workedExamples,
} from '@tuppence/content/claims';
import { describe, expect, test } from 'vitest';
import { aliases } from '../../app/src/aliases';
import { partners } from '../../app/src/content/partners';
import { built } from '../browser/built.ts';
import { routePaths, unknownPath } from '../browser/site.ts';

const builtSite = built('site');

/**
 * What looks like a claim: a percentage, "at least", millions, thousands, or a time limit. Prices do not
 * count: receipts are full of them.
 */
const claimShape =
  /£?\d[\d,.]*(?:\s?%\+?|[KMB]?\+|[KMB]\b|\s(?:million|billion)\b|[-\s](?:minutes?|min|hours?|months?)\b)|\d{1,3}(?:,\d{3})+/gi;

const figuresIn = (text: string) =>
  [...text.matchAll(claimShape)].map(([figure]) => figure.replace(/\s+/g, ' ').toLowerCase());

/** What a person reads in a document. */
function textOf(html: string): string {
  return html
    .replace(/<(script|style|noscript|title)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<head>[\s\S]*?<\/head>/, ' ')
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/&(?:#x27|#39|apos);/g, "'")
    .replace(/\s+/g, ' ');
}

const entries = Object.entries(claims) as [ClaimId, Claim][];

function pageOf(route: string): string {
  if (partners.some(({ slug }) => route === `/${slug}`)) return '/:partner';
  return aliases[route] ?? route;
}

function unregistered(text: string, page: string): string[] {
  const allowed = new Set([
    ...entries
      .filter(([, { shownOn }]) => shownOn.includes(page as ClaimPage))
      .flatMap(([, claim]) => figuresIn(claim.text)),
    ...(workedExamples[page as ClaimPage] ?? []).flatMap(figuresIn),
  ]);
  return figuresIn(text).filter((figure) => !allowed.has(figure));
}

const read = (route: string) =>
  textOf(
    readFileSync(
      path.join(builtSite, route === unknownPath ? '404.html' : `${route}/index.html`),
      'utf8',
    ),
  );

describe('every page', () => {
  test.each(routePaths())('%s shows registered figures only', (route) => {
    expect(unregistered(read(route), pageOf(route))).toEqual([]);
  });
});

describe('every claim', () => {
  const shown = entries.filter(([, { behind }]) => !behind);
  test.each(shown)('%s is shown where the register says', (_id, { text, shownOn }) => {
    for (const page of shownOn) {
      const routes = routePaths().filter((route) => pageOf(route) === page);
      expect(routes, `addresses of ${page}`).not.toEqual([]);
      for (const route of routes) {
        expect(read(route).toLowerCase(), `"${text}" on ${route}`).toContain(text.toLowerCase());
      }
    }
  });

  test.each(entries)('%s is complete', (_id, claim) => {
    expect(claim.meaning.length).toBeGreaterThan(20);
    expect(claim.source).not.toBe('');
    expect(Number.isNaN(Date.parse(claim.date))).toBe(false);
    for (const other of claim.differsFrom?.claims ?? []) {
      expect(claims[other].differsFrom, `${other} also names it as different`).toBeDefined();
    }
  });
});

/** Writes the register as a document: first the claims that differ, then all of them. */
function registerPage(): string {
  const cell = (text: string) => text.replaceAll('|', '\\|');
  const where = (claim: Claim) => claim.shownOn.join(', ');
  const differing = entries.flatMap(([, claim]) => {
    if (!claim.differsFrom) return [];
    const others = claim.differsFrom.claims.map(
      (id) => `${claims[id].text} (${where(claims[id])})`,
    );
    return [
      `- **${claim.text}** (${where(claim)}) ≠ ${others.join(' and ')}. ${claim.differsFrom.note}`,
    ];
  });
  return [
    '# Claims',
    '',
    'Every figure and promise that a page makes, from `packages/content/src/claims.ts`. `npx vitest run --project contracts tests/contracts/claims.test.ts --update` writes this page, and the test fails if it is out of date.',
    '',
    `${entries.length} claims. ${differing.length} of them differ from another figure on the site.`,
    '',
    '## Figures that differ',
    '',
    ...differing,
    '',
    '## All claims',
    '',
    '| Text | Claim | Kind | Shown on | Source | Checked | Owner |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...entries.map(([, claim]) =>
      [claim.text, claim.meaning, claim.kind, where(claim), claim.source, claim.date, claim.owner]
        .map(cell)
        .join(' | ')
        .replace(/^.*$/, (row) => `| ${row} |`),
    ),
    '',
  ].join('\n');
}

test('docs/claims.md matches the register', async () => {
  await expect(registerPage()).toMatchFileSnapshot('../../docs/claims.md');
});
