import { claim } from '../claims/texts.ts';
import { faq, shareDifference } from '../shared/faq.ts';
import type { Site } from '../site.ts';

export const partnerQuestions = ({ name, supportEmail }: Site, charity: string) =>
  faq('Before you shop', 'What people ask first.', {
    'what-does-my-shop-raise': {
      question: `What does my shopping raise for ${charity}?`,
      answer: `At least ${claim('shareFlatEveryPurchase')}, ${claim('instantly')}. A ${claim('exampleCredit')} supermarket card raises ${claim('exampleFlatDonation')}, and you still have ${claim('exampleCredit')} to spend.`,
    },
    'why-another-figure': shareDifference,
    'does-it-cost-me-more': {
      question: 'Does it cost me anything?',
      answer:
        'No. You pay what the card is worth and spend all of it. The donation comes out of the brand’s pocket, never yours.',
    },
    'whose-page-is-this': {
      question: `Does ${charity} run this page?`,
      answer: [
        `No, ${name} does. It speaks about the charity, not for it.`,
        `If you’re a trustee of ${charity}, or its trustees have asked you, claim its profile to see and receive its gifts. To have the page corrected or removed, write to ${supportEmail}.`,
      ],
      link: { href: '/charities#who-may-claim', label: 'How a charity claims its profile' },
    },
  });
