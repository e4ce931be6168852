import type { PageMeta } from '@tuppence/site/page-meta';
import type { DeckGateCopy } from '@tuppence/ui/deck';
import { gate } from '../shared/gates.ts';
import type { Site } from '../site.ts';

export const meta = ({ name }: Site): PageMeta => ({
  path: '/investors',
  title: `Investors | ${name}`,
  description: `The investor pitch of ${name}: seven steps, for those who hold the password.`,
  keywords: ['investors', 'pitch deck'],
  indexable: false,
});

/** Not in `deck.ts`, which is loaded only once the gate is open. */
export const deckGate = (site: Site): DeckGateCopy => ({
  ...gate(site, 'password', site.investorEmail, 'Password for the investor materials'),
  title: 'Investor Access',
  text: 'Enter password to view investor materials',
  label: 'Password',
  button: 'Access Investor Materials',
  wrong: 'Incorrect password',
  missing: 'Enter the password.',
});
