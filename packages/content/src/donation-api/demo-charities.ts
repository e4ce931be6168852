import type { Charity } from '@tuppence/ui/brand';

const charity = (id: string, name: string, cause: string): Charity => ({ id, name, cause });

/**
 * Partners are repeated here, because importing them would add all their data to the demos' code
 * (docs/behaviour.md 6.8).
 */
export const demoCharities = [
  charity('save-the-children', 'Save The Children', 'Children, worldwide'),
  charity('st-annes-hospice', 'St Anne’s Hospice', 'The hospice of our examples'),
  charity('made-in-hackney', 'Made in Hackney', 'Food and cookery'),
  charity('parentkind', 'Parentkind', 'Schools and parents'),
  charity('waltham-forest-community-hub', 'Waltham Forest Community Hub', 'Community'),
  charity('the-talent-foundry', 'The Talent Foundry', 'Skills for young people'),
  charity('noahs-ark-childrens-hospice', 'Noah’s Ark Children’s Hospice', 'Hospice care'),
  charity('charlie-waller-trust', 'Charlie Waller Trust', 'Mental health'),
  charity('cancer-research-uk', 'Cancer Research UK', 'Medical research'),
  charity(
    'centre-for-alternative-technology',
    'Centre for Alternative Technology',
    'Climate and energy',
  ),
  charity('freedom-from-fistula', 'Freedom From Fistula', 'Mothers and babies'),
  charity('link-to-change', 'Link to Change', 'Safety of young people'),
  charity('voluntary-action-arun-chichester', 'Voluntary Action Arun & Chichester', 'Volunteering'),
];
