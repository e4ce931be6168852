import type {
  PermissionTableProps,
  VisionMissionProps,
  VisionPledgeProps,
} from '@tuppence/ui/vision';
import { env } from '../env';

const notionSubject = encodeURIComponent('Vision: access to the Notion pages');

export const visionMission = {
  title: 'Keep a human at the till.',
  mission: [
    'Soon a machine will choose your groceries, pay for them and have them at the door before you’re hungry. It will be very good at it. It will not know why the woman in front of you put back the biscuits.',
    'Giving begins with noticing. If machines do all our noticing, giving becomes a setting: on by default, forgotten by Friday. Our mission is to protect human compassion in the age of AI, by building tools that do the sums and leave the kindness to people.',
  ],
  productsTitle: 'Three core products, one idea',
  products: [
    {
      stage: 'Live',
      title: 'The shopping app',
      text: 'Ordinary spending that gives, to a charity that you chose. It brings back donors whom charities had lost, because nobody needs reminding to buy milk.',
    },
    {
      stage: 'Closed beta',
      title: 'The tax rebate',
      text: 'It reads your giving history and claims the tax rebates you’re owed. The wealthy have always had someone for that.',
    },
    {
      stage: 'To come',
      title: 'The Giving Wallet',
      text: 'One place for everything you give in a lifetime: donations that arrive in seconds, a feed of the fundraisers of people you know, and a record to be proud of.',
    },
  ],
  access: {
    href: `mailto:${env.enquiriesEmail}?subject=${notionSubject}`,
    label: 'Request access to Notion',
    note: 'The long version, with drafts, doubts and numbers. We open it to people who ask.',
  },
} satisfies VisionMissionProps;

export const visionPermissions = {
  title: 'What a machine may do',
  lead: 'We use AI, and gladly. It is patient, it never forgets a receipt, and it can read forty annual reports before breakfast. So we drew the line while it was easy to draw.',
  columns: { may: 'It may', mayNot: 'It may not' },
  rows: [
    { may: 'It may find the charity.', mayNot: 'It may not choose it.' },
    { may: 'It may do the paperwork.', mayNot: 'It may not do the giving.' },
    { may: 'It may explain a need.', mayNot: 'It may not invent a story, or a face.' },
    { may: 'It may remind you once.', mayNot: 'It may not make you feel guilty.' },
    { may: 'It may learn from totals.', mayNot: 'It may not learn from your grief.' },
    { may: 'It may speak with you.', mayNot: 'It may not pretend to be someone.' },
  ],
} satisfies PermissionTableProps;

export const visionPledge = {
  title: 'How we hold ourselves to it',
  text: [
    'A line that nobody checks is decoration. So each rule has someone who answers for it, and a way for you to catch us out.',
    'Ask why the app showed you a charity, and it says why. Ask whether a person wrote a thank-you letter, and there is a name. Ask us to stop, and it stops. If one of these fails, tell us. If we don’t put it right, tell everyone else.',
  ],
  receipt: {
    label: 'Receipt for our pledges',
    title: 'Pledges',
    lines: [
      { label: 'Thank-you letters', value: 'by people' },
      { label: 'Recommendations', value: 'with reasons' },
      { label: 'Faces in appeals', value: 'real, and asked' },
      { label: 'The last click', value: 'always yours' },
    ],
    footer: 'Not refundable. Please hold us to it.',
  },
} satisfies VisionPledgeProps;
