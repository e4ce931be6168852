import type { Cause, PartnerCharity } from '@tuppence/ui/partner';

/** To add a partner's page, add a row to `others` in partners.ts. */
export interface Partner extends PartnerCharity {
  /** The page's path without the slash. */
  slug: string;
  /** One sentence, shown below the headline and in search results. */
  description: string;
  /** Decides the illustration. */
  cause: Cause;
  /** The headline is about “your school”. */
  forSchools?: boolean;
  /** As the register writes it. Leave it out until someone has looked it up. */
  registeredNumber?: string;
}

/** Shown on the home page and the campaign: at most twelve, so that no page grows with their number. */
export const featuredPartners: readonly Partner[] = [
  {
    slug: 'made-in-hackney',
    name: 'Made in Hackney',
    description:
      'A community cookery school that teaches its neighbours to cook food that’s good for them and for the planet.',
    cause: 'cookery',
    accent: 'copper',
    shape: 'house',
    monogram: 'MH',
  },
  {
    slug: 'parentkind',
    name: 'Parentkind',
    description:
      'The charity behind parents and their associations: the people who run the fair, paint the fence and buy the books.',
    cause: 'school',
    accent: 'green',
    shape: 'shield',
    monogram: 'P',
    forSchools: true,
  },
  {
    slug: 'waltham-forest-community-hub',
    name: 'Waltham Forest Community Hub',
    description:
      'A hall whose doors are open all week, to toddlers, to their grandparents, and to anyone who needs a cup of tea.',
    cause: 'community',
    accent: 'ink',
    shape: 'arch',
    monogram: 'WF',
  },
  {
    slug: 'the-talent-foundry',
    name: 'The Talent Foundry',
    description: 'It opens doors for young people who haven’t yet been told what they’re good at.',
    cause: 'talent',
    accent: 'forest',
    shape: 'hexagon',
    monogram: 'TF',
  },
  {
    slug: 'noahs-ark-childrens-hospice',
    name: 'Noah’s Ark Children’s Hospice',
    description:
      'Care, play and time for children who are seriously ill, and for the families around them.',
    cause: 'hospice',
    accent: 'lime',
    shape: 'drop',
    monogram: 'NAC',
  },
  {
    slug: 'charlie-waller-trust',
    name: 'Charlie Waller Trust',
    description:
      'It helps young people, and the adults around them, to talk about mental health before it becomes a crisis.',
    cause: 'wellbeing',
    accent: 'forest',
    shape: 'circle',
    monogram: 'CW',
  },
  {
    slug: 'cancer-research-uk',
    name: 'Cancer Research UK',
    description:
      'Research into preventing, finding and treating cancer, so that more people live to tell the tale.',
    cause: 'research',
    accent: 'ink',
    shape: 'petal',
    monogram: 'CR',
    registeredNumber: '1089464 (England and Wales), SC041666 (Scotland)',
  },
  {
    slug: 'centre-for-alternative-technology',
    name: 'Centre for Alternative Technology',
    description:
      'A place on a Welsh hillside that has shown since the seventies how to live on wind, water and common sense.',
    cause: 'energy',
    accent: 'green',
    shape: 'leaf',
    monogram: 'CA',
  },
  {
    slug: 'freedom-from-fistula',
    name: 'Freedom From Fistula',
    description:
      'Free surgery and care for women who were injured in childbirth, and safe births for those who come after.',
    cause: 'mothers',
    accent: 'copper',
    shape: 'circle',
    monogram: 'FF',
  },
  {
    slug: 'link-to-change',
    name: 'Link to Change',
    description:
      'It stands by children and young people who are being exploited, until they’re safe, and afterwards.',
    cause: 'links',
    accent: 'sand',
    shape: 'ticket',
    monogram: 'LC',
  },
  {
    slug: 'voluntary-action-arun-chichester',
    name: 'Voluntary Action Arun & Chichester',
    description:
      'It brings together people who have an afternoon to give and the local groups that need one.',
    cause: 'volunteering',
    accent: 'lime',
    shape: 'square',
    monogram: 'VA',
  },
];
