import { charityTexts } from '../claims/charity-texts.ts';
import { claim } from '../claims/texts.ts';
import { faq, howWeEarn } from '../shared/faq.ts';
import type { Site } from '../site.ts';

export const questions = ({ enquiriesEmail }: Site) =>
  faq('What charities ask us', 'Short answers, for trustees too.', {
    'are-we-registered': {
      question: 'Are we already in the app?',
      answer: `Very likely. ${claim('charitiesRegistered')} UK charities are pre-registered, with the name, number and town that the public register gives.`,
      link: { href: '/made-in-hackney', label: 'A charity’s page on this site' },
    },
    'who-can-shop': {
      question: 'Which of our supporters can use it?',
      answer:
        'Today, those with an iPhone. Android is next, and everyone else can join the waitlist.',
      link: { href: '/waitlist?step=join', label: 'The waitlist' },
    },
    'who-may-claim': {
      question: 'Who may claim our profile?',
      answer: `A trustee, or someone the trustees have asked. First, we check with ${charityTexts.charityClaimant}.`,
    },
    'before-we-claim': {
      question: 'Someone has chosen us already. Where’s the money?',
      answer: `It waits for you in ${claim('fundsSafeguarded')}, segregated accounts, for ${charityTexts.unclaimedGifts}. Claim your profile and it’s paid to you. After that time we ask the shopper to choose another charity; without an answer in 30 days, the gift goes to one with a similar purpose.`,
      link: { href: '/terms#donations', label: 'What shoppers agree to' },
    },
    'what-do-we-sign': {
      question: 'What do we sign?',
      answer: `One agreement, in the portal: ${charityTexts.charityAgreement}. Charity law asks for it in writing when a purchase is said to help you. It says how we may use your name, and what you’re paid. Show it to your trustees first: the five minutes begin when they agree.`,
      link: {
        href: `mailto:${enquiriesEmail}?subject=${encodeURIComponent('The agreement with charities')}`,
        label: `Email ${enquiriesEmail} for a copy to read first`,
      },
    },
    'what-does-it-cost-us': {
      question: 'What does it cost us?',
      answer: `Nothing. There’s no set-up fee, no monthly fee, and nothing comes off what brands give. Only the checkout for your own website has a fee: ${claim('cardFee')} for a gift by card, nothing for a bank transfer.`,
    },
    'when-do-we-get-the-money': {
      question: 'When is the money ours, and where is it paid?',
      answer: [
        `Every gift from a shopping card is ${claim('instantly')}, at least ${claim('shareFlatEveryPurchase')}, and so is the ${claim('referral')} for each donor who signs up with your invite code. You see both on your profile.`,
        `The brand gives it, and it passes through the safeguarded accounts. What’s on your profile is in your bank account ${charityTexts.paidOut}. That account must be ${charityTexts.charityAccount}: we never pay a person.`,
        'Gifts from a website, a shop’s checkout or a loyalty programme come through our donation API. The agreement says when those are paid, and until when they can be refunded.',
      ],
    },
    'is-there-gift-aid': {
      question: 'Can we claim Gift Aid?',
      answer:
        'Not on what brands give, because that isn’t the shopper’s own money. A gift through the checkout on your website can carry it, if the donor makes the declaration.',
    },
    'how-do-you-earn': howWeEarn,
    'do-we-learn-who-gave': {
      question: 'Do we learn who gave?',
      answer: 'You see each gift and the total. We pass on a donor’s name only if they say we may.',
      link: { href: '/privacy#sharing', label: 'Who sees what' },
    },
    'what-do-you-keep': {
      question: 'What do you keep about us?',
      answer: `What the register says, and once you’ve claimed your profile, the gifts, your bank details, and the ${charityTexts.charityRecords} it. You send your invite code yourselves, so we don’t ask for your list of donors.`,
      link: { href: '/privacy#charities', label: 'For how long, and for gifts on your website' },
    },
    'do-we-need-a-developer': {
      question: 'Do we need a developer?',
      answer:
        'Not for the invite code: it works on a poster. For a checkout on your own website, yes: a few lines show it, and requests to our API stop a monthly gift, refund one, or fetch the schedule for HMRC.',
      link: { href: '/donation-api/charities', label: 'Donations on your own website' },
    },
  });
