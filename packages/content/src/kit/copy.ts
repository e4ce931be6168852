import type { CharityKitCopy } from '@tuppence/ui/kit';
import { claim } from '../claims/texts.ts';
import { failure } from '../shared/notices.ts';
import type { Site } from '../site.ts';

const shorter = 'Use the short form that people know you by.';

const pitch = (name: string) => ({
  eyebrow: 'Your weekly shop can give to',
  lead: `Choose this charity in the ${claim('freeApp')} ${name} app for iPhone, and buy shopping credit there. The brand gives at least ${claim('shareFlat')} of it. You pay nothing extra.`,
  codeLabel: 'Invite code',
  numberLabel: 'Registered charity',
  lines: [
    { label: 'You pay', value: `${claim('exampleCredit')}.00` },
    { label: 'You get to spend', value: `${claim('exampleCredit')}.00` },
  ],
  gift: { label: 'A supermarket gives', value: claim('exampleFlatDonation') },
});

export const kitCopy = ({ name }: Site): CharityKitCopy => ({
  label: 'Charity kit',
  nameLabel: 'Name of the charity',
  nameHint: 'Up to 60 letters. Press Enter to start a new line.',
  nameFault: (fault) => {
    if (fault.kind === 'letter')
      return `We can’t draw “${fault.letter}” so that it prints everywhere. Leave it out: Latin and Arabic letters, figures and punctuation all work.`;
    if (fault.kind === 'length')
      return `That’s ${fault.length} letters, but only 60 fit. ${shorter}`;
    if (fault.kind === 'lines') return 'Up to three lines fit. Take out a line break.';
    return `That name has a word too long for a till card. Put a space or a hyphen in it, or use a shorter form.`;
  },
  codeLabel: 'Invite code',
  codeHint:
    'The charity’s own code, which the charity portal shows once its profile is claimed. Check it before you print.',
  filledCodeHint:
    'The code of this page, filled in. Check in the charity portal that it’s the charity’s own before you print.',
  badCode: 'Enter 2 to 32 letters, numbers or hyphens.',
  logoLabel: 'Your logo, if you like',
  logoHint: 'PNG, JPEG or SVG, in dark colours: it’s printed on white. It stays in your browser.',
  badLogo: 'Your browser can’t read that picture. Choose a PNG, a JPEG or an SVG.',
  removeLogo: 'Remove',
  numberLabel: 'Registered number, if you have one',
  numberHint:
    'Printed below the name, after “Registered charity”. In England and Wales, a charity with an income over £10,000 must say on its appeals that it’s registered.',
  badNumber: 'Use 2 to 60 letters, numbers, commas, brackets or hyphens, such as 1089464.',
  quietLabel: 'No jokes',
  quietHint: 'Ticked, each piece ends with “Thank you.” Unticked, with a joke about shopping.',
  quietLast: 'Thank you.',
  brandLabel: 'Colours',
  brands: { tuppence: 'Green and lime', harbour: 'Navy and amber' },
  waiting: 'Enter the name and the code, and your kit appears here.',
  ready: 'Your kit is ready below. It updates as you type.',
  mended: 'That fits. Your kit is ready below.',
  pieces: {
    poster: { title: 'Poster', size: 'A4 portrait, with strips to cut and tear off' },
    card: { title: 'Till card', size: 'A6 landscape, or four to a sheet of A4' },
    square: { title: 'Square for social media', size: '1080 by 1080 pixels' },
    newsletter: {
      title: newsletterName,
      size: 'HTML to paste into your email app. It has no images, so nothing is blocked.',
    },
  },
  pieceLabel: (title, charity) => `${title} for ${charity}`,
  print: 'Print',
  printFour: 'Print four on A4',
  savePng: 'Save PNG',
  saveSvg: 'Save SVG',
  saving: 'Saving…',
  copyHtml: 'Copy the HTML',
  saveHtml: 'Save as a file',
  words: {
    site: name,
    ...pitch(name),
    scan: 'Scan to start with your next shop',
    start: `Get the ${claim('freeApp')} iPhone app`,
    share: {
      label: 'or more of each shopping card, from the brand. You pay nothing extra.',
      value: claim('shareFlat'),
    },
    last: {
      poster: 'Same milk. Same price. Better receipt.',
      card: 'You scan this one.',
      square: 'You were buying bread anyway.',
    },
  },
  newsletter: {
    ...pitch(name),
    button: 'Start with your next shop',
    last: 'It’s the shopping you’d do anyway.',
  },
});

/** In the notice after copying. */
export const newsletterName = 'Newsletter block';

export const kitFailures = {
  save: failure('We couldn’t make the file', 'Check your connection, then try again.'),
  print: failure('This browser can’t print', 'Save the PNG, and print that.'),
} as const;
