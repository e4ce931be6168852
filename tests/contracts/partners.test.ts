/** The partner pages (docs/behaviour.md 3.9): the eleven documented ones, and a new one from a single row. */

import { demoCharities } from '@tuppence/content/demo-charities';
import { partnerCode } from '@tuppence/content/partner-code';
import type { Partner } from '@tuppence/content/partner-page';
import { describe, expect, test, vi } from 'vitest';
import { pictureOf } from '../../app/prerender/share-pictures';
import { partners } from '../../app/src/content/partners';
import { env } from '../../app/src/env';
import { inviteCodeIn } from '../../app/src/services/invite-code';

/** The partners that docs/behaviour.md 3.9 names. The site may have more. */
const documentedSlugs = [
  'made-in-hackney',
  'parentkind',
  'waltham-forest-community-hub',
  'the-talent-foundry',
  'noahs-ark-childrens-hospice',
  'charlie-waller-trust',
  'cancer-research-uk',
  'centre-for-alternative-technology',
  'freedom-from-fistula',
  'link-to-change',
  'voluntary-action-arun-chichester',
];

const visibleText = (html: string) =>
  html
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');

const another = vi.hoisted(
  () =>
    ({
      slug: 'another-charity',
      name: 'Another Charity',
      description: 'It teaches people to mend their clothes.',
      cause: 'sewing',
      accent: 'copper',
      shape: 'square',
      monogram: 'AC',
      variant: 'standard',
    }) satisfies Partner,
);

vi.mock('../../app/src/content/partners', async (load) => {
  const real = await load<typeof import('../../app/src/content/partners')>();
  return { ...real, partners: [...real.partners, another] };
});

test('the eleven documented partners exist, and no partner appears twice', () => {
  const slugs = partners.map(({ slug }) => slug);
  expect(slugs).toEqual(expect.arrayContaining(documentedSlugs));
  expect(new Set(slugs).size).toBe(slugs.length);
});

test('each has a valid, unique invite code', () => {
  const codes = partners.map(({ slug }) => partnerCode(slug));
  expect(codes.filter((code) => inviteCodeIn(`?ref=${code}`) !== code)).toEqual([]);
  expect(new Set(codes).size).toBe(codes.length);
});

describe('a new row', () => {
  test('creates its page, data, search result and picture', async () => {
    const site = await import('../../app/src/entry-server');
    const address = `/${another.slug}`;
    expect(site.listPaths()).toContain(address);
    expect(site.listDataFiles().map(({ path: name }) => name)).toContain(
      `partners/${another.slug}.json`,
    );
    const page = await site.renderPage(address);
    expect(visibleText(page.body)).toContain(`5% from every shop goes to ${another.name}`);
    expect(page.meta.title).toContain(another.name);
    expect(page.meta.indexable).not.toBe(false);
    expect(pictureOf(page.meta, env)).toMatchObject({
      text: { headline: another.name },
      partner: { monogram: 'AC' },
    });
  });
});

test('the demos name partners as their pages do', () => {
  const names = new Map(partners.map(({ slug, name }) => [slug, name]));
  const shown = demoCharities.filter(({ id }) => names.has(id));
  expect(shown.map(({ id }) => id)).toEqual(expect.arrayContaining(documentedSlugs));
  for (const { id, name } of shown) expect(name).toBe(names.get(id));
});
