import type { PageMeta } from '@tuppence/site/page-meta';
import type * as ui from '@tuppence/ui/donation-api';
import { claim } from '../claims/texts.ts';
import { faq, faqData } from '../shared/faq.ts';
import type { Site } from '../site.ts';

export const meta = ({ name }: Site): PageMeta => ({
  path: '/donation-api/loyalty',
  title: `Donations for loyalty programmes | ${name}`,
  description:
    'Let your members turn points into donations: 100 points are £1 for a charity of their choice. Try the three-step demo.',
  keywords: ['loyalty programme', 'points to donations', 'donation API', 'charity rewards'],
  faq: faqData(questions),
});

export const hero: Omit<ui.LoyaltyHeroProps, 'children'> = {
  title: 'Points melt away. Melt them into something good.',
  lead: `Points get forgotten. Give your members something better to do with them: one button gives them to any of the ${claim('charitiesLoyalty')} charities that can take points.`,
  demoLabel: claim('loyaltyTop'),
  more: { href: '#demo', label: 'Try the demo' },
};

export const benefits: ui.BenefitListProps = {
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
      title: 'A charity they care about',
      text: 'Any that can take points, or a short list that fits your programme.',
      amount: claim('charitiesLoyalty'),
    },
    {
      title: 'Fewer points on the books',
      text: 'Points given are redeemed the same day, with a receipt for each.',
      amount: 'Same day',
    },
    {
      title: 'One request to build',
      text: 'The same five fields as for online stores: amount, currency, charity, order, customer.',
      amount: claim('integrationTime'),
    },
  ],
};

export const questions = faq('What loyalty teams ask us', 'And what finance asks them.', {
  'what-is-a-point-worth': {
    question: 'What is a point worth?',
    answer: `${claim('loyaltyRate')} in the demo. In your programme it’s whatever your scheme rules say.`,
  },
  'what-about-the-liability': {
    question: 'What happens to the liability?',
    answer:
      'Points that members give away count as redeemed. They leave your books the same day, with a receipt for each.',
  },
  'who-pays': {
    question: 'Who pays the donation?',
    answer:
      'Your programme does: each point costs what your scheme rules say. How that is collected, when charities are paid, and until when you can refund a gift: we agree all three before you get a live key.',
  },
  'which-charities-can-members-choose': {
    question: 'Which charities can members choose?',
    answer: `${claim('charitiesLoyalty')} of the ${claim('charitiesRegistered')} in the app, or a shorter list of your own. If your advertising says which charities it helps, agree it with them in writing first: charity law may ask for that.`,
  },
  'can-it-be-undone': {
    question: 'Can a member change their mind?',
    answer:
      'Yes, until they press Confirm Donation. After that, only you can: one request refunds the donation, and the points count again.',
  },
});

export const callToAction: ui.CallToActionProps = {
  title: 'Put it in your programme',
  text: 'Tell us how many members you have, and what a point is worth. A real person will answer.',
  action: { href: '/about#contact-us', label: 'Talk to us' },
};
