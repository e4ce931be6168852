/** The partners that docs/behaviour.md 3.9 names. The site may have more. */
export const documentedSlugs = [
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

export const visibleText = (html: string) =>
  html
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');
