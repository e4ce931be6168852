import type { PageMeta } from '@tuppence/site/page-meta';
import type { ContactProps, MissionProps, PeopleProps } from '@tuppence/ui/about';
import { claim } from '../claims/texts.ts';
import { exampleNote, imogen, kwame, rhiannon } from '../shared/people.ts';
import type { Site } from '../site.ts';

export const meta = ({ name }: Site): PageMeta => ({
  path: '/about',
  title: `About Us | ${name}`,
  description: `Why ${name} exists: a little of every shop can go to a good cause, at no extra cost to you. Get in touch and we’ll answer within ${claim('responseTime')}.`,
  keywords: ['about', 'mission', 'contact', 'charity shopping app'],
});

export const mission = ({ name }: Site): MissionProps => ({
  label: 'About Us',
  title: 'Two pence is nothing. Until everybody gives it.',
  lead: `${name} is an old word for two pence: loose change, the sort you’d hardly stoop for. We think it’s the most underrated sum in Britain.`,
  stacks: [
    { label: 'One £50 shop', coins: 1, value: '£2.50' },
    { label: 'Four weeks', coins: 4, value: '£10' },
    { label: 'A season', coins: 13, value: '£32.50' },
    { label: 'A year', coins: 52, value: '£130' },
  ],
  missionTitle: 'Our mission: a little of every shop, for good.',
  mission: [
    'We all spend money, all week long. We want a little of it to reach a good cause each time, without anyone paying more.',
    `So we do it at the till. You buy credit for a shop you use anyway, and the shop gives a share to ${claim('anyCharity')} you choose. ${claim('charitiesRegistered')} are pre-registered. You pay what you always paid and get what you always got.`,
    'No new habits. No extra cost. Just Tuesday.',
  ],
  rules: {
    title: 'House rules',
    lines: [
      { label: 'Added to your price', value: '£0.00' },
      { label: 'The app', value: 'free' },
      { label: 'Your charity', value: 'your choice' },
      { label: 'Your data', value: 'not for sale' },
      { label: 'Small print', value: 'explained' },
    ],
    footer: 'Hold us to them.',
  },
});

export const people = {
  title: 'The people behind the till',
  lead: 'We’re a small company. If something goes wrong, everyone knows the same day.',
  photoLabel: 'Three people behind a shop counter, with shelves behind them',
  photoNote: exampleNote,
  people: [
    { ...imogen, bio: 'Responsible for the money. Used to run card operations at a bank.' },
    { ...kwame, bio: 'Makes sure every brand’s gift arrives, and arrives in full.' },
    {
      ...rhiannon,
      bio: 'Spent ten years fundraising for a hospice. Answers when a charity writes.',
    },
  ],
} satisfies Omit<PeopleProps, 'company'>;

type Detail =
  | 'companyNumber'
  | 'companyAddress'
  | 'paymentInstitution'
  | 'paymentInstitutionNumber';

/** Without a sentence of which a detail is missing. */
export function companyLines({ name }: Site, company: Readonly<Record<Detail, string>>): string[] {
  const { companyNumber, companyAddress, paymentInstitution, paymentInstitutionNumber } = company;
  return [
    companyNumber &&
      companyAddress &&
      `${name} Ltd is registered in England and Wales, company number ${companyNumber}. Registered office: ${companyAddress}.`,
    paymentInstitution &&
      paymentInstitutionNumber &&
      `Payments are handled by ${paymentInstitution}, a regulated payment institution (FCA firm reference number ${paymentInstitutionNumber}).`,
  ].filter(Boolean);
}

export const contact = ({ supportEmail, enquiriesEmail }: Site): ContactProps => ({
  id: 'contact-us',
  title: 'Contact Us',
  lead: `A real person reads your message and replies. Our ${claim('responseTimeShort')} response time is a promise, ${claim('responseHours')}.`,
  addresses: [
    {
      label: 'Support email',
      purpose: 'For a code that won’t work, or a receipt that hasn’t arrived.',
      email: supportEmail,
    },
    {
      label: 'Enquiries email',
      purpose: 'For everything else: charities, brands, press and good ideas.',
      email: enquiriesEmail,
    },
  ],
  ticket: {
    label: 'We’ll reply within',
    figure: claim('responseTime').split(' ')[0] ?? '',
    unit: 'minutes',
    note: '9 to 5.30, Monday to Friday',
  },
});
