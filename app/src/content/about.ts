import type { MissionProps, PeopleProps } from '@tuppence/ui/about';
import { type CompanyParticulars, company } from '../company';
import { env } from '../env';
import { claim } from './claims';

/** The company's particulars, as far as the deployment gives them. What is not known is not said. */
export function companyLines(known: CompanyParticulars): string[] {
  const { companyNumber, companyAddress, paymentInstitution, paymentInstitutionNumber } = known;
  const handler =
    paymentInstitution && paymentInstitutionNumber
      ? `${paymentInstitution}, a regulated payment institution (FCA firm reference number ${paymentInstitutionNumber})`
      : 'a regulated payment institution';
  return [
    ...(companyNumber && companyAddress
      ? [
          `${env.name} Ltd is registered in England and Wales, company number ${companyNumber}. Registered office: ${companyAddress}.`,
        ]
      : []),
    `Payments are handled by ${handler}. Your money is held in ${claim('fundsSafeguarded')}, segregated accounts.`,
  ];
}

export const about = {
  meta: {
    path: '/about',
    title: `About Us | ${env.name}`,
    description: `Why ${env.name} exists: a little of every shop can reach a good cause without costing anyone more. And how to reach us, with an answer within ${claim('responseTime')}.`,
    keywords: ['about', 'mission', 'contact', 'charity shopping app'],
    name: 'About Us',
  },
  mission: {
    label: 'About Us',
    title: 'Two pence is nothing. Until everybody gives it.',
    lead: `${env.name} is an old word for two pence: loose change, the sort you’d hardly stoop for. We think it’s the most underrated sum in Britain.`,
    stacks: [
      { label: 'One shop', coins: 1 },
      { label: 'A month', coins: 4 },
      { label: 'A season', coins: 13 },
      { label: 'A year', coins: 52 },
    ],
    missionTitle: 'Our mission: a little of every shop, for good.',
    mission: [
      'We all spend money, all week long. We’d like a little of it to reach a good cause each time, without anyone paying more.',
      `So we do it at the till. You buy credit for a shop you use anyway, and the shop gives a share to ${claim('anyCharity')} you choose; ${claim('charitiesRegistered')} of them are pre-registered. You pay what you always paid and get what you always got.`,
      'No sponsored runs. No collecting tins. Just Tuesday.',
    ],
    rules: {
      label: 'The rules of the house, as a receipt',
      title: 'House rules',
      lines: [
        { label: 'Added to your price', value: '£0.00' },
        { label: 'The app', value: 'free' },
        { label: 'Your charity', value: 'your choice' },
        { label: 'Your data', value: 'not for sale' },
        { label: 'Small print', value: 'explained' },
      ],
      footer: 'We keep these. Please keep the receipt.',
    },
  } satisfies MissionProps,
  /** Sample people and a sample company: replace them with the real ones before launch. */
  people: {
    title: 'The people behind the till',
    lead: 'Small company, short chain of command. If something goes wrong, one of these three knows about it the same day.',
    photoLabel: 'Three people behind a shop counter, shelves at their backs',
    people: [
      {
        id: 'imogen',
        name: 'Imogen Clarke',
        role: 'Chief executive',
        bio: 'Answers for the money. Ran card operations at a bank before this.',
        look: { skin: 'pale', hair: 'ginger', cut: 'bob', clothes: 'lime' },
      },
      {
        id: 'kwame',
        name: 'Kwame Mensah',
        role: 'Payments',
        bio: 'Makes sure that what a brand gives arrives, and arrives in full.',
        look: { skin: 'deep', hair: 'black', cut: 'fade', clothes: 'paper', beard: true },
      },
      {
        id: 'rhiannon',
        name: 'Rhiannon Pryce',
        role: 'Charities',
        bio: 'Spent ten years raising funds for a hospice. Picks up the phone.',
        look: { skin: 'light', hair: 'fair', cut: 'bun', clothes: 'green', glasses: true },
      },
    ],
    company: companyLines(company),
  } satisfies PeopleProps,
  contact: {
    id: 'contact-us',
    title: 'Contact Us',
    lead: `A real person reads your message and writes back. Our ${claim('responseTimeShort')} response time is a promise, not a target.`,
    addresses: [
      {
        label: 'Support email',
        purpose: 'For a code that won’t work, or a receipt that’s gone astray.',
        email: env.supportEmail,
      },
      {
        label: 'Enquiries email',
        purpose: 'For everything else: charities, brands, the press, good ideas.',
        email: env.enquiriesEmail,
      },
    ],
    ticket: {
      label: 'Your turn within',
      figure: claim('responseTime').split(' ')[0] ?? '',
      unit: 'minutes',
      note: 'Please have your question ready.',
    },
  },
} as const;
