import type { FaqItem } from '@tuppence/ui/faq';
import { claim } from './claims';

/** Questions of one audience, with the heading above them. */
export interface FaqContent {
  title: string;
  lead: string;
  items: readonly FaqItem[];
}

export const shopperFaq: FaqContent = {
  title: 'Fair questions',
  lead: 'If it sounds too good, ask. We did.',
  items: [
    {
      id: 'what-does-it-cost',
      question: 'What does it cost me?',
      answer: [
        `Nothing. The app is ${claim('freeApp')}, and a ${claim('exampleCredit')} card costs ${claim('exampleCredit')} and buys ${claim('exampleCredit')} worth of shopping.`,
        'The donation comes out of the brand’s pocket, never out of yours.',
      ],
    },
    {
      id: 'why-do-brands-pay',
      question: 'Why would a brand pay for that?',
      answer: [
        'Because you come back. A brand that spends the money on your charity instead of on another advert wins a customer who feels good about the bill.',
      ],
    },
    {
      id: 'how-much-goes-to-charity',
      question: 'How much goes to my charity?',
      answer: [
        `Each brand sets its own share, ${claim('shareUpTo')} of the card; in campaigns it is a flat ${claim('shareFlatEveryPurchase')}. You see the sum in pounds before you pay.`,
      ],
    },
    {
      id: 'which-charities',
      question: 'Can I pick any charity?',
      answer: [
        `${sentence(claim('anyCharity'))}. ${claim('charitiesRegistered')} of them are pre-registered, from the ones that everyone knows to the one that meets above the library.`,
        'You can change your mind whenever you like; it counts from the next purchase.',
      ],
    },
    {
      id: 'where-can-i-spend-it',
      question: 'Where can I spend the credit?',
      answer: [
        'Online with a code, or in store with a barcode that the till scans from your phone. What you do not spend stays on the card.',
      ],
    },
    {
      id: 'is-my-money-safe',
      question: 'Is my money safe?',
      answer: [
        `Payments are handled by a regulated payment institution, and funds are held in ${claim('fundsSafeguarded')}, segregated accounts.`,
      ],
      link: { href: '/terms', label: 'Read the terms, with plain-English notes' },
    },
    {
      id: 'is-there-an-android-app',
      question: 'Is there an Android app?',
      answer: [
        'Not yet: the app is for iPhone. Leave your email address and you hear from us when that changes.',
      ],
    },
  ],
};

export const charityFaq: FaqContent = {
  title: 'What charities ask us',
  lead: 'Trustees especially.',
  items: [
    {
      id: 'are-we-registered',
      question: 'Are we already in the app?',
      answer: [
        `Very likely. ${claim('charitiesRegistered')} UK charities are pre-registered under their charity number. Claiming the profile only takes proof that you speak for yours.`,
      ],
    },
    {
      id: 'what-does-it-cost-us',
      question: 'What does it cost us?',
      answer: ['Nothing. No set-up fee, no monthly fee, and nothing is taken off a donation.'],
    },
    {
      id: 'when-do-we-get-the-money',
      question: 'When do we get the money?',
      answer: [
        `At once. ${sentence(claim('shareFlatEveryPurchase'))} is ${claim('instantly')}, and so are the ${claim('referral')} for each donor who signs up with your invite code.`,
      ],
    },
    {
      id: 'can-we-try-it',
      question: 'Can we try it before we tell anyone?',
      answer: [
        `Yes. The app has a free ${claim('testDonation')} test donation. Send it to yourself and watch it arrive.`,
      ],
    },
    {
      id: 'do-we-learn-who-gave',
      question: 'Do we learn who gave?',
      answer: [
        'You see each gift and the total. A donor’s name is passed on only where the donor says so.',
      ],
      link: { href: '/privacy#sharing', label: 'Who sees what' },
    },
    {
      id: 'do-we-need-a-developer',
      question: 'Do we need a developer?',
      answer: [
        'No. An invite code works on a poster. If you also want a checkout on your website, that takes a few lines.',
      ],
      link: { href: '/donation-api/charities', label: 'Donations on your own website' },
    },
  ],
};

export const storeFaq: FaqContent = {
  title: 'What shop owners ask us',
  lead: 'Before they paste anything.',
  items: [
    {
      id: 'what-does-a-store-pay',
      question: 'What does my store pay?',
      answer: [
        `The share that you choose, and you choose it: the prompt suggests ${claim('suggestedShare')} of an order. You can cap it, pause it, or change it on a Tuesday.`,
      ],
    },
    {
      id: 'will-checkout-be-slower',
      question: 'Will it slow down my checkout?',
      answer: [
        'No. The donation is sent from your server after the order is paid. If our service does not answer, your customer never notices.',
      ],
    },
    {
      id: 'which-platforms',
      question: 'Which platforms does it work with?',
      answer: [
        'Any that can make one HTTPS request. There is sample code for two of them on this page, and a prompt for everything else.',
      ],
    },
    {
      id: 'is-the-prompt-safe',
      question: 'Is it safe to paste the prompt into an assistant?',
      answer: [
        'The prompt holds no key and no customer data. Keep your key in an environment variable, as the prompt tells the assistant, and read what it writes before you ship it.',
      ],
    },
  ],
};

export const programmeFaq: FaqContent = {
  title: 'What loyalty teams ask us',
  lead: 'And what finance asks them.',
  items: [
    {
      id: 'what-is-a-point-worth',
      question: 'What is a point worth?',
      answer: [
        `${claim('loyaltyRate')} in the demo. In your programme it is what your scheme rules say.`,
      ],
    },
    {
      id: 'what-about-the-liability',
      question: 'What happens to the liability?',
      answer: [
        'Points that are given away are redeemed. They leave your books on the day, with a receipt for each.',
      ],
    },
    {
      id: 'which-charities-can-members-choose',
      question: 'Which charities can members choose?',
      answer: [`${claim('charitiesLoyalty')} of them, or a shorter list of your own.`],
    },
    {
      id: 'can-it-be-undone',
      question: 'Can a member change their mind?',
      answer: ['Until they press Confirm Donation. After that the money is with the charity.'],
    },
  ],
};

/** The same questions for search engines (FAQPage structured data). */
export function faqData({ items }: FaqContent): { question: string; answer: string }[] {
  return items.map(({ question, answer }) => ({ question, answer: answer.join(' ') }));
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
