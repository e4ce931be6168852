import { charityTexts } from '../claims/charity-texts.ts';
import { claim } from '../claims/texts.ts';
import { faq, shareDifference } from '../shared/faq.ts';
import type { Site } from '../site.ts';
import type { Partner } from './featured.ts';

type Named = Pick<Partner, 'name' | 'article'>;

export const nameInSentence = ({ article, name }: Named) => (article ? `${article} ${name}` : name);

export function partnerQuestions(
  { name, supportEmail }: Site,
  { forSchools, ...named }: Named & Pick<Partner, 'forSchools'>,
) {
  const charity = nameInSentence(named);
  return faq('Before you shop', 'What people ask first.', {
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
    ...(forSchools && {
      'does-our-school-get-it': {
        question: 'Does it go to our school?',
        answer: `It goes to ${charity}. If your school, or its parents’ association, is a registered charity, you can choose that in the app instead.`,
      },
    }),
    'when-does-it-arrive': {
      question: `When does ${charity} get the money?`,
      answer: `Each gift is on its profile at once, and in its bank account ${charityTexts.paidOut}. Until it has claimed the profile, its gifts wait for ${charityTexts.unclaimedGifts}.`,
      link: { href: '/charities#before-we-claim', label: 'What happens then' },
    },
    'what-if-the-shop-closes': {
      question: 'What if the shop closes?',
      answer: `If a shop fails, ${claim('shopFails')}. So buy what you’ll spend soon.`,
      link: { href: '/help#shop-fails', label: 'What you can do then' },
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
}
