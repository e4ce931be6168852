import { claim } from '@tuppence/content/claims';
import type { LoyaltyCopy } from '@tuppence/ui/demos';
import type {
  BenefitListProps,
  CallToActionProps,
  LoyaltyHeroProps,
} from '@tuppence/ui/donation-api';
import { env } from '../env';
import type { PageMeta } from '../seo/page-meta';

export const meta: PageMeta = {
  path: '/donation-api/loyalty',
  title: `Donations for loyalty programmes | ${env.name}`,
  name: 'Donations for loyalty programmes',
  description:
    'Let your members turn points into donations: 100 points are £1 for a charity of their choice. Try the three-step demo.',
  keywords: ['loyalty programme', 'points to donations', 'donation API', 'charity rewards'],
};

export const hero: Omit<LoyaltyHeroProps, 'children'> = {
  title: 'Points melt away. Melt them into something good.',
  lead: `Most points end up forgotten. Give your members something better to do with them: one button gives them to any of ${claim('charitiesLoyalty')} charities.`,
  demoLabel: claim('loyaltyTop'),
  more: { href: '#demo', label: 'Try the demo' },
};

const children = ['child', 'children'] as const;
const youngPeople = ['young person', 'young people'] as const;
const patients = ['patient', 'patients'] as const;

/** Who each charity in the demo helps, singular and plural. */
const helps: Record<string, readonly [one: string, more: string]> = {
  'save-the-children': children,
  'noahs-ark-childrens-hospice': children,
  'st-annes-hospice': patients,
  'cancer-research-uk': patients,
  'made-in-hackney': ['new cook', 'new cooks'],
  parentkind: ['family', 'families'],
  'waltham-forest-community-hub': ['neighbour', 'neighbours'],
  'the-talent-foundry': youngPeople,
  'charlie-waller-trust': youngPeople,
  'link-to-change': youngPeople,
  'centre-for-alternative-technology': ['student', 'students'],
  'freedom-from-fistula': ['mother', 'mothers'],
  'voluntary-action-arun-chichester': ['volunteer', 'volunteers'],
};

function helped(count: number, charityId: string): string {
  const [one, more] = helps[charityId] ?? (['person', 'people'] as const);
  return `${count} ${count === 1 ? one : more}`;
}

export const demo: LoyaltyCopy = {
  label: 'Demo: turn points into a donation',
  points: {
    heading: 'How many points?',
    sliderLabel: 'Points to give',
    value: (points) => `${points} points`,
    worth: 'become',
    rate: `${claim('loyaltyRate')}. A penny a point, and none lost on the way.`,
  },
  charity: {
    heading: 'Who gets them?',
    label: 'Charity',
    hint: 'Choose from the list, or type a name.',
    summary: (points, pounds, charity) => `${points} points become ${pounds} for ${charity}.`,
  },
  helped,
  thanks: {
    heading: 'Thank you',
    text: (pounds, charity, who) =>
      `In your programme, ${pounds} would now be on its way to ${charity}. It could help ${who}.`,
    small: 'This was a demo: no points were spent, and nothing was sent.',
  },
  receipt: {
    label: 'Receipt of the points given',
    title: 'Points given',
    points: 'Points',
    rate: 'Rate',
    rateValue: claim('loyaltyRate'),
    impact: 'Could help',
    total: (charity) => `To ${charity}`,
    footer: 'A demo: no points were spent.',
  },
};

export const benefits: BenefitListProps = {
  id: 'benefits',
  title: 'Good for members, and for the balance sheet',
  lead: 'A point given is a point used.',
  entries: [
    {
      title: 'A reason to come back',
      text: 'Members who’ve given once check their points again, because now there’s something to do with them.',
      amount: '1 button',
    },
    {
      title: 'Any charity they care about',
      text: 'The whole list, or a short one that fits your programme.',
      amount: claim('charitiesLoyalty'),
    },
    {
      title: 'Fewer points on the books',
      text: 'Points given are redeemed the same day, with a receipt for each.',
      amount: '−2,000 pts',
    },
    {
      title: 'One request to build',
      text: 'The same five fields as everywhere else: amount, currency, charity, order, customer.',
      amount: claim('integrationTime'),
    },
  ],
};

export const callToAction: CallToActionProps = {
  title: 'Put it in your programme',
  text: 'Tell us how many members you have, and what a point is worth. A real person will answer.',
  action: { href: '/about#contact-us', label: 'Talk to us' },
};
