import type { PageMeta } from '@tuppence/site/page-meta';
import type * as ui from '@tuppence/ui/charities';
import { claim } from '../claims/texts.ts';
import { faqData } from '../shared/faq.ts';
import type { Site } from '../site.ts';
import { questions } from './faq.ts';

export const meta = (site: Site): PageMeta => ({
  path: '/charities',
  title: `For charities: raise funds from the weekly shop | ${site.name}`,
  description: `Claim the profile of your charity, share one invite code and earn ${claim('referral')} for each donor who signs up, then at least ${claim('shareFlatEveryPurchase')}. Free for charities.`,
  keywords: ['charity fundraising', 'donor reactivation', 'shopping donations', 'invite code'],
  name: 'For charities',
  faq: faqData(questions(site)),
});

const portalLink = ({ charityPortalUrl }: Site) => ({
  href: charityPortalUrl,
  label: 'Claim Your Profile',
});

export const hero = (site: Site): ui.CharitiesHeroProps => ({
  title: 'Your supporters shop anyway. Let it count.',
  lead: 'When a direct debit stops, the shopping doesn’t. Here’s a way to help that costs people nothing, and brings back donors you thought you’d lost.',
  claim: portalLink(site),
  more: { href: '#calculator', label: 'What could we raise?' },
  receipt: {
    label: 'Example: a quiet month of a small charity',
    title: 'A quiet month',
    details: ['Example: St Anne’s Hospice'],
    lines: [
      { label: '12 donors with your code, £2 each', value: '£24.00' },
      { label: '40 shops of £50, 5% each', value: '£100.00' },
      { label: 'Fees', value: '£0.00' },
    ],
    total: { label: 'For the garden', value: '£124.00' },
    footer: 'Thank you. The roses are in.',
  },
  figures: [
    {
      value: claim('charitiesRegistered'),
      label: 'UK charities pre-\u2060registered in the app',
    },
    { value: claim('reactivation'), label: 'of lapsed donors sent a code come back' },
    { value: claim('referral'), label: 'for each donor who signs up with your code' },
    { value: claim('testDonation'), label: 'free test donation in the app' },
  ],
});

export const supporterSteps = {
  id: 'how-it-works',
  title: 'How your supporters raise funds',
  lead: 'Three steps. Only the first is yours; the rest is shopping.',
  steps: [
    {
      title: 'You share an invite code',
      text: `In the newsletter, on a poster, at the end of an email. Each donor who signs up with it brings you ${claim('referral')}.`,
      picture: {
        kind: 'invite',
        title: 'Shop for St Anne’s',
        code: 'STANNES',
      },
    },
    {
      title: 'They buy shopping credit',
      text: `Groceries, school shoes, a new kettle: ${claim('brandsMany')} brands, ${claim('brands')} of them household names, at the price they already pay. The app is for iPhone.`,
      picture: { kind: 'card', brand: 'pantry-lane', value: claim('exampleCredit') },
    },
    {
      title: 'You receive a share',
      text: `At least ${claim('shareFlatEveryPurchase')}, ${claim('instantly')}. No forms, and no chasing.`,
      picture: { kind: 'gift', label: 'St Anne’s gets', amount: '£2.50' },
    },
  ],
} satisfies ui.SupporterStepsProps;

export const calculatorSection = {
  id: 'calculator',
  title: 'What could you raise?',
  lead: 'Tell us how many donors you have, past and present. The receipt does the rest.',
  assumptions: `What we assume: ${claim('calculatorShare')} of your donors take part, and each of them raises ${claim('calculatorMonthlyGift')} a month. That’s £400 of shopping at ${claim('shareFlat')}, about what a family spends on food. The receipt shows a slow and a keen year too; in the slow one, a donor raises a little less than the £100 a year that The Summer of Giving counts on. Some donors will raise more, and some nothing: the app is for iPhone.`,
} satisfies Omit<ui.CalculatorSectionProps, 'children'>;

export const timedSteps = {
  id: 'get-started',
  title: 'Get started in 5 minutes',
  lead: 'Three steps, once your trustees have agreed and you have your bank details to hand. They take five minutes of your time. Our check that you speak for the charity, after the first step, isn’t counted.',
  total: '05:00',
  steps: [
    {
      at: '0:00',
      title: 'Claim your profile',
      text: `Find your charity among the ${claim('charitiesRegistered')} and confirm that you speak for it. Its name and number are already there.`,
    },
    {
      at: '2:00',
      title: 'Send yourself a test donation',
      text: `The app, on an iPhone, gives you ${claim('testDonation')} to try it with. Watch it arrive before you tell anyone else.`,
    },
    {
      at: '4:00',
      title: 'Share your invite code',
      text: `Start with donors who’ve gone quiet, if you may still contact them. So far, ${claim('reactivation')} of those invited came back.`,
    },
  ],
} satisfies ui.TimedStepsProps;

export const callToAction = (site: Site): ui.CharitiesCallToActionProps => ({
  title: 'Your profile is ready. All it needs is you.',
  text: `Free for charities, ${claim('profileMinutes')} of your time once your trustees agree, and nothing to install on your website.`,
  claim: portalLink(site),
});
