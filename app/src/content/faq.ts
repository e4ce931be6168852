import { ratesLink } from '@tuppence/content/chrome/copy';
import { claim } from '@tuppence/content/claims/texts';
import type { FaqItem, FaqProps } from '@tuppence/ui/faq';

type Question = Omit<FaqItem, 'id' | 'answer'> & { answer: string | readonly string[] };

/** `questions` are keyed by id. */
export function faq(
  title: string,
  lead: string | undefined,
  questions: Readonly<Record<string, Question>>,
): FaqProps {
  const items = Object.entries(questions).map(([id, { answer, ...question }]) => ({
    id,
    ...question,
    answer: [answer].flat(),
  }));
  return { id: 'questions', title, lead, items };
}

const shareDifference: Question = {
  question: 'Why do some brands give more than 5%?',
  answer: [
    `Each brand sets its own rate. Every one gives at least ${claim('shareFlat')}, so that’s what we promise here. Some give more, ${claim('shareUpTo')}, and the charity gets the brand’s own rate however you found us.`,
    'The card shows the pounds and pence before you pay.',
  ],
  link: ratesLink,
};

const howWeEarn: Question = {
  question: 'How do you make money?',
  answer:
    'Brands pay us for selling their cards. That’s separate from what they give, and none of it comes out of the charity’s share.',
  link: { href: '/brands#how-we-earn', label: 'How we’re paid' },
};

export const shopperFaq = faq('Fair questions', undefined, {
  'what-does-it-cost': {
    question: 'What does it cost me?',
    answer: [
      `Nothing. The app is ${claim('freeApp')}, and a ${claim('exampleCredit')} card costs ${claim('exampleCredit')} and buys ${claim('exampleCredit')} worth of shopping.`,
      'The donation comes out of the brand’s pocket, never yours.',
    ],
  },
  'why-do-brands-pay': {
    question: 'Why would a brand pay for that?',
    answer:
      'Because it brings you back. Money spent on your charity rather than on another advert wins a customer who feels good about the bill.',
  },
  'how-do-you-earn': howWeEarn,
  'is-my-money-safe': {
    question: 'Is my money safe if you close?',
    answer: [
      `Payments are handled by a regulated payment institution, and funds are held in ${claim('fundsSafeguarded')}, segregated accounts.`,
      `Money you haven’t spent sits in those accounts, ${claim('ifWeClose')}, so you get it back. A card you’ve already bought is yours, and the shop still takes it.`,
    ],
    link: { href: '/terms', label: 'Read the terms, with plain-English notes' },
  },
  'is-there-an-android-app': {
    question: 'Is there an Android app?',
    answer:
      'Not yet: it’s iPhone first. Leave us your email address and we’ll write once, when Android is ready.',
    link: { href: '/#get-the-app', label: 'Leave your email address' },
  },
});

export const charityFaq = faq('What charities ask us', 'Short answers, for trustees too.', {
  'are-we-registered': {
    question: 'Are we already in the app?',
    answer: `Very likely. ${claim('charitiesRegistered')} UK charities are pre-registered under their charity number. To claim yours, you only need to show that you speak for it.`,
  },
  'what-does-it-cost-us': {
    question: 'What does it cost us?',
    answer: 'Nothing. There’s no set-up fee, no monthly fee, and nothing comes off a donation.',
  },
  'how-do-you-earn': howWeEarn,
  'when-do-we-get-the-money': {
    question: 'When do we get the money?',
    answer: `At once. Every gift is ${claim('instantly')}, at least ${claim('shareFlatEveryPurchase')}, and so is the ${claim('referral')} for each donor who signs up with your invite code.`,
  },
  'can-we-try-it': {
    question: 'Can we try it before we tell anyone?',
    answer: `Yes. The app has a free ${claim('testDonation')} test donation. Send it to yourself and watch it arrive.`,
  },
  'do-we-learn-who-gave': {
    question: 'Do we learn who gave?',
    answer: 'You see each gift and the total. We pass on a donor’s name only if they say we may.',
    link: { href: '/privacy#sharing', label: 'Who sees what' },
  },
  'do-we-need-a-developer': {
    question: 'Do we need a developer?',
    answer:
      'No. An invite code works on a poster. If you’d like a checkout on your own website too, that’s a few lines of code.',
    link: { href: '/donation-api/charities', label: 'Donations on your own website' },
  },
});

export const storeFaq = faq('What shop owners ask us', 'Before they paste anything.', {
  'what-does-a-store-pay': {
    question: 'What does my store pay?',
    answer: [
      `Whatever share you choose; the prompt suggests ${claim('suggestedShare')} of an order. You set it in one line, and can change it or set it to 0 at any time.`,
      'We agree how it is collected when we send you a live key.',
    ],
  },
  'will-checkout-be-slower': {
    question: 'Will it slow down my checkout?',
    answer:
      'No. The donation is sent from your server after the order is paid. If our service doesn’t answer, your customer never notices.',
  },
  'which-platforms': {
    question: 'Which platforms does it work with?',
    answer:
      'Any that can make one HTTPS request. There’s sample code for two of them on this page, and a prompt for everything else.',
  },
  'is-the-prompt-safe': {
    question: 'Is it safe to paste the prompt into an assistant?',
    answer:
      'Yes. The prompt holds no key and no customer data. Keep your key in an environment variable, as the prompt tells the assistant, and read what it writes before you ship it.',
  },
});

export const programmeFaq = faq('What loyalty teams ask us', 'And what finance asks them.', {
  'what-is-a-point-worth': {
    question: 'What is a point worth?',
    answer: `${claim('loyaltyRate')} in the demo. In your programme it’s whatever your scheme rules say.`,
  },
  'what-about-the-liability': {
    question: 'What happens to the liability?',
    answer:
      'Points that members give away count as redeemed. They leave your books the same day, with a receipt for each.',
  },
  'which-charities-can-members-choose': {
    question: 'Which charities can members choose?',
    answer: `${claim('charitiesLoyalty')} of the ${claim('charitiesRegistered')} in the app, or a shorter list of your own.`,
  },
  'can-it-be-undone': {
    question: 'Can a member change their mind?',
    answer: 'Yes, until they press Confirm Donation. After that, the money is with the charity.',
  },
});

export function partnerFaq(charity: string): FaqProps {
  return faq('Before you shop', 'Three questions people ask first.', {
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
}

export const campaignFaq = faq('Before you join', 'Three questions people ask first.', {
  'what-does-my-shop-raise': {
    question: 'What does my shopping raise?',
    answer: `At least ${claim('shareFlatEveryPurchase')}, ${claim('instantly')}. A ${claim('exampleCredit')} supermarket card raises ${claim('exampleFlatDonation')} for the charity you choose.`,
  },
  'why-another-figure': shareDifference,
  'when-does-it-end': {
    question: 'When is it, and what happens when summer ends?',
    answer: `${claim('campaignDates')}. After that the campaign stops and the app doesn’t. Your charity stays chosen, and your cards keep giving.`,
  },
});

/** For FAQPage structured data. */
export const faqData = ({ items }: FaqProps) =>
  items.map(({ question, answer }) => ({ question, answer: answer.join(' ') }));
