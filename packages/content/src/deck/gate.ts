import type { PageMeta } from '@tuppence/site/page-meta';
import type { DeckGateCopy } from '@tuppence/ui/deck';
import type { Site } from '../site.ts';

export const meta = ({ name }: Site): PageMeta => ({
  path: '/investors',
  title: `Investors | ${name}`,
  description: `The investor pitch of ${name}: seven steps, for those who hold the password.`,
  keywords: ['investors', 'pitch deck'],
  indexable: false,
});

/** Not in `deck.ts`, which is loaded only once the gate is open. */
export const deckGate = ({ name, investorEmail }: Site): DeckGateCopy => ({
  title: 'Investor Access',
  text: 'Enter password to view investor materials',
  label: 'Password',
  button: 'Access Investor Materials',
  pending: 'Checking...',
  wrong: 'Incorrect password',
  unavailable:
    'This browser cannot check the password here. Open the page over https in an up-to-date browser.',
  help: {
    href: `mailto:${investorEmail}?subject=${encodeURIComponent('Password for the investor materials')}`,
    label: `No password? Email ${investorEmail}`,
  },
  home: { href: '/', label: `Go to the ${name} home page` },
});
