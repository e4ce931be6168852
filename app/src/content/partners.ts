/** A partner charity with a landing page of its own (Spec §2). Adding a page is adding a row. */
export interface Partner {
  /** Its path without the slash. */
  slug: string;
  /** Its name as the charity writes it. */
  name: string;
  /** `school` has the headline for schools. */
  variant: 'standard' | 'school';
}

const standard = (slug: string, name: string): Partner => ({ slug, name, variant: 'standard' });

export const partners: readonly Partner[] = [
  standard('made-in-hackney', 'Made in Hackney'),
  { slug: 'parentkind', name: 'Parentkind', variant: 'school' },
  standard('waltham-forest-community-hub', 'Waltham Forest Community Hub'),
  standard('the-talent-foundry', 'The Talent Foundry'),
  standard('noahs-ark-childrens-hospice', 'Noah’s Ark Children’s Hospice'),
  standard('charlie-waller-trust', 'Charlie Waller Trust'),
  standard('cancer-research-uk', 'Cancer Research UK'),
  standard('centre-for-alternative-technology', 'Centre for Alternative Technology'),
  standard('freedom-from-fistula', 'Freedom From Fistula'),
  standard('link-to-change', 'Link to Change'),
  standard('voluntary-action-arun-chichester', 'Voluntary Action Arun & Chichester'),
];
