import { demoCharities } from '@tuppence/content/donation-api/demo-charities';
import { partnerPage } from '@tuppence/content/partner/copy';
import { partnerCode } from '@tuppence/content/partner/invite';
import { partners } from '@tuppence/content/partner/partners';
import { nameInSentence } from '@tuppence/content/partner/questions';
import { siteDefaults } from '@tuppence/content/site';
import { pictureOf } from '@tuppence/publication/share-pictures';
import { expect, test } from 'vitest';
import { env } from '../../app/src/env';
import { inviteCodeIn } from '../../app/src/services/browser/invite-code';

/** Named in docs/behaviour.md 3.9. The site may have more. */
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

test('the eleven documented partners exist, and no partner appears twice', () => {
  const slugs = partners.map(({ slug }) => slug);
  expect(slugs).toEqual(expect.arrayContaining(documentedSlugs));
  expect(new Set(slugs).size).toBe(slugs.length);
});

test('the first sentence of each page names its charity', () => {
  for (const partner of partners) {
    const { lead } = partnerPage(siteDefaults, partner).hero;
    const said = nameInSentence(partner);
    expect(lead.slice(0, said.length).toLowerCase()).toBe(said.toLowerCase());
  }
});

test('each partner has a valid, unique invite code', () => {
  const codes = partners.map(({ slug }) => partnerCode(slug));
  expect(codes.filter((code) => inviteCodeIn(`?ref=${code}`) !== code)).toEqual([]);
  expect(new Set(codes).size).toBe(codes.length);
  expect(partnerCode('x'.repeat(40))).toHaveLength(32);
});

test('a share picture names its partner', () => {
  for (const { slug, name, monogram } of partners) {
    const meta = { path: `/${slug}`, title: '', description: '', keywords: [] };
    const picture = { text: { headline: name }, partner: { monogram } };
    expect(pictureOf(meta, env)).toMatchObject(picture);
  }
});

test('the demos name partners as their pages do', () => {
  const names = new Map(partners.map(({ slug, name }) => [slug, name]));
  const shown = demoCharities.filter(({ id }) => names.has(id));
  expect(shown.map(({ id }) => id)).toEqual(expect.arrayContaining(documentedSlugs));
  for (const { id, name } of shown) expect(name).toBe(names.get(id));
});
