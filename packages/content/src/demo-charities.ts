import type { Charity } from '@tuppence/ui/brand';

/**
 * The charities in the demos' picker: Save The Children first (docs/behaviour.md 6.8), then
 * partners. Listed here because importing all partners would add them to the demos' code.
 */
export const demoCharities: readonly Charity[] = [
  { id: 'save-the-children', name: 'Save The Children', cause: 'Children, worldwide' },
  { id: 'st-annes-hospice', name: 'St Anne’s Hospice', cause: 'The hospice of our examples' },
  { id: 'made-in-hackney', name: 'Made in Hackney', cause: 'Food and cookery' },
  { id: 'parentkind', name: 'Parentkind', cause: 'Schools and parents' },
  { id: 'waltham-forest-community-hub', name: 'Waltham Forest Community Hub', cause: 'Community' },
  { id: 'the-talent-foundry', name: 'The Talent Foundry', cause: 'Skills for young people' },
  {
    id: 'noahs-ark-childrens-hospice',
    name: 'Noah’s Ark Children’s Hospice',
    cause: 'Hospice care',
  },
  { id: 'charlie-waller-trust', name: 'Charlie Waller Trust', cause: 'Mental health' },
  { id: 'cancer-research-uk', name: 'Cancer Research UK', cause: 'Medical research' },
  {
    id: 'centre-for-alternative-technology',
    name: 'Centre for Alternative Technology',
    cause: 'Climate and energy',
  },
  { id: 'freedom-from-fistula', name: 'Freedom From Fistula', cause: 'Mothers and babies' },
  { id: 'link-to-change', name: 'Link to Change', cause: 'Safety of young people' },
  {
    id: 'voluntary-action-arun-chichester',
    name: 'Voluntary Action Arun & Chichester',
    cause: 'Volunteering',
  },
];
