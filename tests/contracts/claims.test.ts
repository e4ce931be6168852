/** What looks like a claim must be in the claims register, and every page shows its claims. */
import {
  type Claim,
  type ClaimId,
  type ClaimPage,
  claims,
  workedExamples,
} from '@tuppence/content/claims/register';
import { partners } from '@tuppence/content/partner/partners';
import { describe, expect, test } from 'vitest';
import { aliases } from '../../app/src/aliases';
import { htmlOf, routePaths, textOf } from '../browser/site.ts';

/** Numbers of this shape count as claims. Other prices do not: receipts have many. */
const claimShape =
  /£?\d[\d,.]*(?:\s?%\+?|[KMB]?\+|[KMB]\b|\s(?:million|billion)\b|[-\s](?:minutes?|min|hours?|months?)\b)|\d{1,3}(?:,\d{3})+/gi;

const figuresIn = (text: string) =>
  [...text.matchAll(claimShape)].map(([figure]) => figure.replace(/\s+/g, ' ').toLowerCase());

const entries = Object.entries(claims) as [ClaimId, Claim][];

function pageOf(route: string): string {
  if (partners.some(({ slug }) => route === `/${slug}`)) return '/:partner';
  return aliases[route] ?? route;
}

const read = (route: string) => textOf(htmlOf(route));

test.each(routePaths())('%s shows registered figures only', (route) => {
  const page = pageOf(route) as ClaimPage;
  const registered = entries
    .filter(([, { shownOn }]) => shownOn.includes(page))
    .map(([, { text }]) => text);
  const allowed = [...registered, ...(workedExamples[page] ?? [])].flatMap(figuresIn);
  expect(figuresIn(read(route)).filter((figure) => !allowed.includes(figure))).toEqual([]);
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
      expect(claims[other].differsFrom, `${other} names a claim that differs`).toBeDefined();
    }
  });
});

function registerPage(): string {
  const where = (claim: Claim) => claim.shownOn.join(', ');
  const differing = entries.flatMap(([, claim]) => {
    if (!claim.differsFrom) return [];
    const others = claim.differsFrom.claims.map((id) => claims[id]);
    const named = others.map((other) => `${other.text} (${where(other)})`).join(' and ');
    return [`- **${claim.text}** (${where(claim)}) ≠ ${named}. ${claim.differsFrom.note}`];
  });
  const rows = entries.map(([, claim]) => {
    const { text, meaning, kind, source, date, owner } = claim;
    const cells = [text, meaning, kind, where(claim), source, date, owner];
    return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  });
  return `# Claims

The claims of the site, as registered in \`packages/content/src/claims/register.ts\`. \`npx vitest run --project contracts tests/contracts/claims.test.ts --update\` writes this page, and the test fails if it is out of date.

${entries.length} claims. ${differing.length} of them differ from another figure on the site.

## Figures that differ

${differing.join('\n')}

## All claims

| Text | Claim | Kind | Shown on | Source | Checked | Owner |
| --- | --- | --- | --- | --- | --- | --- |
${rows.join('\n')}
`;
}

test('docs/claims.md matches the register', async () => {
  await expect(registerPage()).toMatchFileSnapshot('../../docs/claims.md');
});
