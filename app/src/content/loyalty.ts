import { claim } from '@tuppence/content/claims/texts';
import type { PageMeta } from '@tuppence/site/page-meta';
import type {
  BenefitListProps,
  CallToActionProps,
  LoyaltyHeroProps,
} from '@tuppence/ui/donation-api';
import { env } from '../env';

export const meta: PageMeta = {
  path: '/donation-api/loyalty',
  title: `Donations for loyalty programmes | ${env.name}`,
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
