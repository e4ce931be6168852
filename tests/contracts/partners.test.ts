/** The partner pages (docs/behaviour.md 3.9): eleven, and a twelfth that takes one row of data. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { pictureOf } from '../../app/prerender/share-pictures';
import { demoCharities } from '../../app/src/content/demo-charities';
import { type Partner, partners } from '../../app/src/content/partners';
import { env } from '../../app/src/env';
import { builtSite } from '../browser/site.ts';

const twelfth = vi.hoisted(
  () =>
    ({
      slug: 'mended-with-love',
      name: 'Mended with Love',
      description: 'It teaches people to mend their clothes.',
      cause: 'sewing',
      accent: 'copper',
      shape: 'square',
      monogram: 'ML',
      variant: 'standard',
    }) satisfies Partner,
);

vi.mock('../../app/src/content/partners', async (load) => {
  const real = await load<typeof import('../../app/src/content/partners')>();
  return { ...real, partners: [...real.partners, twelfth] };
});

const slugs = [
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

const plain = (html: string) =>
  html
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');

test('the eleven documented ones are there, and no other', () => {
  expect(partners.map(({ slug }) => slug)).toEqual([...slugs, twelfth.slug]);
});

describe.each(slugs)('/%s', (slug) => {
  const partner = partners.find((row) => row.slug === slug) as Partner;
  const file = path.join(builtSite, slug, 'index.html');

  test('says what is documented', () => {
    const text = plain(readFileSync(file, 'utf8'));
    expect(text).toContain(
      slug === 'parentkind'
        ? 'Raise donations for your school with two large supermarkets'
        : 'Raise donations with two large supermarkets this month',
    );
    for (const words of [
      `5% from every shop goes to ${partner.name}`,
      'Learn how it works',
      'get 5% back instantly',
      'Shop effortlessly online or in-store',
      'Shop with purpose',
      'over 100 other major brands, all supporting the charity',
    ]) {
      expect(text).toContain(words);
    }
  });

  test('has data and a picture of its own', () => {
    expect(existsSync(path.join(builtSite, 'partners', `${slug}.json`))).toBe(true);
    expect(existsSync(path.join(builtSite, 'share', `${slug}.png`))).toBe(true);
  });
});

describe('a twelfth row', () => {
  test('is a page, its data, its place in search results and its picture', async () => {
    const site = await import('../../app/src/entry-server');
    const address = `/${twelfth.slug}`;
    expect(site.listPaths()).toContain(address);
    expect(site.listDataFiles().map(({ path: name }) => name)).toContain(
      `partners/${twelfth.slug}.json`,
    );
    const page = await site.renderPage(address);
    expect(plain(page.body)).toContain(`5% from every shop goes to ${twelfth.name}`);
    expect(page.meta.title).toContain(twelfth.name);
    expect(page.meta.indexable).not.toBe(false);
    expect(pictureOf(page.meta, env)).toMatchObject({
      text: { headline: twelfth.name },
      partner: { monogram: 'ML' },
    });
  });
});

test('the demos name partners as their pages do', () => {
  const names = new Map(partners.map(({ slug, name }) => [slug, name]));
  const shown = demoCharities.filter(({ id }) => names.has(id));
  expect(shown).toHaveLength(slugs.length);
  for (const { id, name } of shown) expect(name).toBe(names.get(id));
});
