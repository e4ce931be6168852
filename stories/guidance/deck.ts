import type { Notes } from './notes';

export const deck: Record<string, Notes> = {
  'Deck/Frame': {
    use: 'Around each step of the investor deck.',
    not: 'Pages that people read in any order.',
    accessibility:
      'A new step is announced, and its heading takes focus. Buttons do what keys and swipes do.',
  },
  'Deck/Gate': {
    use: 'The password of the deck.',
    not: 'Secrets: the deck is a public file.',
    accessibility: 'Errors are announced at the field, which takes focus. Password managers work.',
  },
  'Deck/Sheets': {
    use: 'The printed deck: one sheet per step.',
    not: 'The screen: it is only printed.',
    accessibility: 'Words are text and pictures have names, so a PDF of it can be read out.',
  },
  'Deck/Welcome Step': {
    use: 'Step 1: asks for a name.',
    not: 'A name that must be correct: it is only a greeting.',
    accessibility: 'An empty name shows an error at the field, which takes focus.',
  },
  'Deck/Big Picture Step': {
    use: 'Step 2: the product as a sum that anyone can check, and who uses it.',
    not: 'An argument without arithmetic.',
    accessibility: 'Contains the level 1 heading. The sum is read line by line.',
  },
  'Deck/Team Step': {
    use: 'Step 3: people, each with a bio.',
    not: 'More than seven people.',
    accessibility:
      'Bios open on hover, on focus and on a tap, and describe their button at all times.',
  },
  'Deck/Journey Step': {
    use: 'Step 4: three parts of a story, with a film each.',
    not: 'Parts that are compared side by side.',
    accessibility:
      'Arrow keys move between tabs. Films open in VideoDialog. On paper, all parts are visible.',
  },
  'Deck/Traction Step': {
    use: 'Step 5: five figures, the strongest two first.',
    not: 'Figures that are not in the claims register.',
    accessibility:
      'A list: the figure is read before its meaning. "No. 1" and the icon are decorative.',
  },
  'Deck/Raise Step': {
    use: 'Step 6: the amount, the goals, and links to two email drafts.',
    not: 'A payment.',
    accessibility: 'The goals are an ordered list. The links open an email draft.',
  },
  'Deck/Closing Step': {
    use: 'Step 7: thanks, and three links.',
    not: 'Any earlier step.',
    accessibility: 'The quotation is marked as one. Starting again is a link.',
  },
};
