import { claim } from '../claims/texts.ts';
import { faq, shareDifference } from '../shared/faq.ts';

export const partnerQuestions = (charity: string) =>
  faq('Before you shop', 'Three questions people ask first.', {
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
  });
