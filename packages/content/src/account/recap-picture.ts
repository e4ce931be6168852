import type { YearPictureCopy } from '@tuppence/ui/recap';
import { counted } from './recap-tools.ts';

export const yearPicture: YearPictureCopy = {
  title: 'My year',
  choices: 'Change what the picture shows',
  names: 'Name your charities',
  namesHint:
    'A charity is named in the picture only if you tick it here. It’s drawn in your browser and goes nowhere until you share it.',
  showAllNames: (count) => `Show all ${count} charities`,
  showSum: 'Show how much it came to',
  drawing: 'Drawing…',
  refused:
    'Your browser doesn’t let a page draw pictures, so there is none to share. This is what it would have said:',
  share: 'Share',
  download: 'Download PNG',
  shareFailed:
    'Your browser wouldn’t share the picture. Download it instead, and send it from there.',
  alternative: ({ year, gifts, charities, sum, names }) =>
    [
      `My ${year} in giving: ${counted(gifts, 'gift')} to ${counted(charities, 'charity', 'charities')}${sum ? `, ${sum} in all` : ''}.`,
      names.length > 0 ? `Among them: ${names.join(', ')}.` : '',
    ]
      .join(' ')
      .trim(),
  picture: {
    title: (year) => [`My ${year}`, 'in giving'],
    period: (year, running) => (running ? `${year}, so far` : `All of ${year}`),
    gifts: 'Gifts',
    charities: 'Charities',
    names: 'Among them',
    more: (count) => `and ${count} more`,
    total: 'Given to charity through me',
  },
};

export const pictureFileName = (year: string) => `my-${year.replace('/', '-')}-in-giving.png`;
