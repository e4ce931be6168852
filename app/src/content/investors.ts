import type { DeckGateCopy } from '@tuppence/ui/deck';
import { fieldMessages } from './messages';

/** The texts of the gate. Those of the deck are in `deck.ts`, which a browser loads only once the gate is open. */
export const deckGate: DeckGateCopy = {
  title: 'Investor Access',
  text: 'Enter password to view investor materials',
  button: 'Access Investor Materials',
  wrong: fieldMessages.incorrectPassword,
  unavailable:
    'This browser cannot check the password here. Please open the page over https in a current browser.',
  barcode: 'INVESTORS',
};
