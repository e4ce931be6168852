import type { Person } from '@tuppence/ui/brand';

/* Sample people: replace them before launch. */

export const exampleNote = 'Example people: names, faces and careers are made up.';

export const imogen: Person = {
  id: 'imogen',
  name: 'Imogen Clarke',
  role: 'Chief executive',
  bio: 'Ran card operations at a challenger bank. Reads settlement files for pleasure.',
  look: { skin: 'pale', hair: 'ginger', cut: 'bob', clothes: 'lime', build: 'slim', mouth: 'grin' },
};

export const kwame: Person = {
  id: 'kwame',
  name: 'Kwame Mensah',
  role: 'Payments',
  bio: 'Built the rails that paid warehouse wages on the same day. Thinks in ledgers.',
  look: {
    skin: 'deep',
    hair: 'black',
    cut: 'curls',
    clothes: 'paper',
    build: 'broad',
    glasses: true,
  },
};

export const rhiannon: Person = {
  id: 'rhiannon',
  name: 'Rhiannon Pryce',
  role: 'Charities',
  bio: 'Fundraised for a hospice, then led the team that built its donor software.',
  look: { skin: 'light', hair: 'fair', cut: 'bun', clothes: 'green', mouth: 'smirk' },
};
