import type { Person } from '@tuppence/ui/brand';
import { investorTexts } from '../claims/investor-texts.ts';
import { exampleNote, imogen, kwame, rhiannon } from '../shared/people.ts';

/** Sample people: replace them before launch. */
const members: readonly Person[] = [
  imogen,
  kwame,
  rhiannon,
  {
    id: 'arjun',
    name: 'Arjun Patel',
    role: 'Engineering',
    bio: 'Kept a gift-card exchange online through four Christmases. None of them at home.',
    look: {
      skin: 'brown',
      hair: 'black',
      cut: 'short',
      clothes: 'copper',
      build: 'slim',
      mouth: 'smirk',
      glasses: true,
    },
  },
  {
    id: 'fiona',
    name: 'Fiona MacLeod',
    role: 'Brands',
    bio: 'Signed supermarkets for a loyalty scheme. Still sends the buyers birthday cards.',
    look: { skin: 'pale', hair: 'grey', cut: 'long', clothes: 'paper', mouth: 'smile' },
  },
  {
    id: 'zainab',
    name: 'Zainab Hussain',
    role: 'Risk and compliance',
    bio: 'Took two payment firms through authorisation. Sleeps well because of it.',
    look: { skin: 'olive', hair: 'ginger', cut: 'scarf', clothes: 'green', mouth: 'grin' },
  },
  {
    id: 'jack',
    name: 'Jack Donnelly',
    role: 'Growth',
    bio: 'Grew a cashback app by word of mouth and one very good bus shelter.',
    look: {
      skin: 'light',
      hair: 'brown',
      cut: 'curls',
      clothes: 'ink',
      build: 'broad',
      mouth: 'grin',
      beard: true,
    },
  },
];

export const team = {
  heading: 'We’ve come together to build it',
  photoLabel: 'The team of seven behind a shop counter, with shelves behind them',
  photoNote: exampleNote,
  members,
  buttonLabel: 'Continue to The Journey',
  quote: `${investorTexts.operators} bringing fintech execution discipline to philanthropy`,
};
