import type { Cause, PartnerCharity } from '@tuppence/ui/partner';

/** To add a partner's page, add a row to `others` in partners.ts. */
export interface Partner extends PartnerCharity {
  /** The page's path without the slash. */
  slug: string;
  /** Before the name in a sentence: `the`. */
  article?: 'the' | undefined;
  /** One sentence that begins with the name, shown below the headline and in search results. */
  description: string;
  /** `gentle` has no jokes, and ends its page on a quiet colour. */
  tone: 'light' | 'gentle';
  /** The last line of the receipt, as the charity might say it. */
  thanks: string;
  /** Decides the illustration. */
  cause: Cause;
  /** The headline is about “your school”. */
  forSchools?: boolean | undefined;
  /** As the register writes it. Leave it out until someone has looked it up. */
  registeredNumber?: string;
}

/** Shown on the home page and the campaign: at most twelve, so that no page grows with their number. */
export const featuredPartners: readonly Partner[] = [
  {
    slug: 'made-in-hackney',
    name: 'Made in Hackney',
    description:
      'Made in Hackney is a community cookery school that teaches its neighbours to cook food that’s good for them and for the planet.',
    tone: 'light',
    thanks: 'Thank you. We’re only crying because of the onions.',
    cause: 'cookery',
    accent: 'copper',
    shape: 'house',
    monogram: 'MH',
  },
  {
    slug: 'parentkind',
    name: 'Parentkind',
    description:
      'Parentkind is the charity behind parents and their associations: the people who run the fair, paint the fence and buy the books.',
    tone: 'light',
    thanks: 'Thank you. The raffle can have a week off.',
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
      'Waltham Forest Community Hub keeps its doors open all week, to toddlers, to their grandparents, and to anyone who needs a cup of tea.',
    tone: 'light',
    thanks: 'Thank you. The kettle’s on.',
    cause: 'community',
    accent: 'ink',
    shape: 'arch',
    monogram: 'WF',
  },
  {
    slug: 'the-talent-foundry',
    name: 'The Talent Foundry',
    description:
      'The Talent Foundry opens doors for young people who haven’t yet been told what they’re good at.',
    tone: 'light',
    thanks: 'Thank you. Somebody’s about to surprise themselves.',
    cause: 'talent',
    accent: 'forest',
    shape: 'hexagon',
    monogram: 'TF',
  },
  {
    slug: 'noahs-ark-childrens-hospice',
    name: 'Noah’s Ark Children’s Hospice',
    description:
      'Noah’s Ark Children’s Hospice gives care, play and time to children who are seriously ill, and to the families around them.',
    tone: 'gentle',
    thanks: 'Thank you. It helps families have time together.',
    cause: 'hospice',
    accent: 'lime',
    shape: 'drop',
    monogram: 'NAC',
  },
  {
    slug: 'charlie-waller-trust',
    name: 'Charlie Waller Trust',
    article: 'the',
    description:
      'The Charlie Waller Trust helps young people, and the adults around them, to talk about mental health before it becomes a crisis.',
    tone: 'gentle',
    thanks: 'Thank you. It helps someone find the words.',
    cause: 'wellbeing',
    accent: 'forest',
    shape: 'circle',
    monogram: 'CW',
  },
  {
    slug: 'cancer-research-uk',
    name: 'Cancer Research UK',
    description:
      'Cancer Research UK pays for research into preventing, finding and treating cancer, so that more people survive it.',
    tone: 'gentle',
    thanks: 'Thank you. The next answer is a little nearer.',
    cause: 'research',
    accent: 'ink',
    shape: 'petal',
    monogram: 'CR',
    registeredNumber: '1089464 (England and Wales), SC041666 (Scotland)',
  },
  {
    slug: 'centre-for-alternative-technology',
    name: 'Centre for Alternative Technology',
    article: 'the',
    description:
      'The Centre for Alternative Technology has shown since the seventies, from a Welsh hillside, how to live on wind, water and common sense.',
    tone: 'light',
    thanks: 'Thank you. This one ran on bread and milk.',
    cause: 'energy',
    accent: 'green',
    shape: 'leaf',
    monogram: 'CA',
  },
  {
    slug: 'freedom-from-fistula',
    name: 'Freedom From Fistula',
    description:
      'Freedom From Fistula gives free surgery and care to women who were injured in childbirth, and makes birth safer for those who come after.',
    tone: 'gentle',
    thanks: 'Thank you. Her care costs her nothing.',
    cause: 'mothers',
    accent: 'copper',
    shape: 'circle',
    monogram: 'FF',
  },
  {
    slug: 'link-to-change',
    name: 'Link to Change',
    description:
      'Link to Change stands by children and young people who are being exploited, until they’re safe, and afterwards.',
    tone: 'gentle',
    thanks: 'Thank you. It helps someone stay for as long as it takes.',
    cause: 'links',
    accent: 'sand',
    shape: 'ticket',
    monogram: 'LC',
  },
  {
    slug: 'voluntary-action-arun-chichester',
    name: 'Voluntary Action Arun & Chichester',
    description:
      'Voluntary Action Arun & Chichester brings together people who have an afternoon to give and the local groups that need one.',
    tone: 'light',
    thanks: 'Thank you. And you didn’t have to join a committee.',
    cause: 'volunteering',
    accent: 'lime',
    shape: 'square',
    monogram: 'VA',
  },
];
