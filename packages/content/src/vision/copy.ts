import type * as ui from '@tuppence/ui/vision';
import type { Site } from '../site.ts';

const notionSubject = encodeURIComponent('Vision: access to the Notion pages');

export const visionMission = ({ enquiriesEmail }: Site): ui.VisionMissionProps => ({
  title: 'Keep a human at the till.',
  mission: [
    'Soon a machine will choose your groceries, pay for them and have them at the door before you’re hungry. It’ll be very good at it. It won’t know why the woman in front of you put the biscuits back.',
    'Giving begins with noticing. If machines do all our noticing, giving becomes a setting: on by default, forgotten by Friday. Our mission is to protect human compassion in the age of AI, by building tools that do the sums and leave the kindness to people.',
  ],
  productsTitle: 'Three core products, one idea',
  products: [
    {
      stage: 'Live',
      title: 'The shopping app',
      text: 'Everyday spending that gives to a charity you choose. It wins back lapsed donors, because nobody needs reminding to buy milk.',
    },
    {
      stage: 'Closed beta',
      title: 'The tax rebate',
      text: 'It reads your giving history and claims the tax rebates you’re owed. The wealthy have always had someone for that.',
    },
    {
      stage: 'Coming later',
      title: 'The Giving Wallet',
      text: 'One place for everything you give in a lifetime: stablecoin donations, a feed of your friends’ fundraisers, and a record to be proud of.',
    },
  ],
  access: {
    href: `mailto:${enquiriesEmail}?subject=${notionSubject}`,
    label: 'Request access to Notion',
    note: 'The long version, with drafts, doubts and numbers. The button opens an email to us.',
  },
});

export const visionPermissions = {
  title: 'What a machine may do',
  lead: 'AI should power fundraising: it’s patient, it never loses a receipt, and it can read forty annual reports before breakfast. It shouldn’t be the one who asks. So we’ve decided early what it may not do.',
  columns: { may: 'It may', mayNot: 'It may not' },
  rows: [
    { may: 'It may find the charity.', mayNot: 'It may not choose it.' },
    { may: 'It may do the paperwork.', mayNot: 'It may not do the giving.' },
    { may: 'It may explain a need.', mayNot: 'It may not invent a story, or a face.' },
    { may: 'It may remind you once.', mayNot: 'It may not make you feel guilty.' },
    { may: 'It may learn from totals.', mayNot: 'It may not learn from your grief.' },
    { may: 'It may talk to you.', mayNot: 'It may not pretend to be a person.' },
  ],
} satisfies ui.PermissionTableProps;

export const visionPledge = {
  title: 'How we keep to it',
  text: [
    'Rules mean nothing if nobody checks. So someone here is responsible for each one, and you can test every one of them.',
    'Ask why the app showed you a charity, and it tells you. Ask who wrote a thank-you letter, and you get a name. Ask us to stop, and we stop. If any of this fails, tell us. If we don’t put it right, tell everyone else.',
  ],
  pledges: {
    title: 'Pledges',
    lines: [
      { label: 'Thank-you letters', value: 'by people' },
      { label: 'Recommendations', value: 'with reasons' },
      { label: 'Faces in appeals', value: 'real, with consent' },
      { label: 'The final decision', value: 'always yours' },
    ],
    footer: 'Please hold us to it.',
  },
} satisfies ui.VisionPledgeProps;
