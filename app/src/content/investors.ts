import type { DeckGateCopy } from '@tuppence/ui/deck';
import { fieldMessages } from './messages';

/** What stands before the deck; all that the deck says is in `deck.ts`, which travels only behind the gate. */
export const deckGate: DeckGateCopy = {
  title: 'Investor Access',
  text: 'Enter password to view investor materials',
  button: 'Access Investor Materials',
  wrong: fieldMessages.incorrectPassword,
  unavailable:
    'This browser cannot check the password here. Please open the page over https in a current browser.',
  barcode: 'INVESTORS',
};
