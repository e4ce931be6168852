import type { CheckoutTrialProps, TestKeysProps } from '@tuppence/ui/donation-api';
import type { CharitySearchCopy } from '@tuppence/ui/home';
import { searchCopy as finder } from '../home/finder.ts';

export const keys: Omit<TestKeysProps, 'apiKey' | 'charity' | 'children'> = {
  id: 'keys',
  title: 'A test key and a charity id',
  lead: 'All you need for a first call. A test key works for the same calls as a live one and moves no money.',
  more: { href: '/donation-api/reference', label: 'Try a call in the API reference' },
};

export const apiKey = {
  title: 'Your test key',
  text: 'Yours alone, and new at each visit. Copy it to keep it.',
  copyLabel: 'Copy the key',
};

export const charity = {
  title: 'The charity’s id',
  text: (name: string) => `The id of ${name}. Look up another by name.`,
  copyLabel: 'Copy the id',
};

export const firstCharity = { id: 'save-the-children', name: 'Save The Children' };

/** Unlike on the home page, no list of charities follows this search. */
export const searchCopy: CharitySearchCopy = {
  ...finder,
  noneFound: 'No matches. Try fewer letters, its town or its charity number.',
  registerFailed: 'We couldn’t reach the charity register. Check your connection, then try again.',
};

export const partnerDetail = (id: string) => `id ${id}`;

export const trial: Omit<CheckoutTrialProps, 'state' | 'onOpen' | 'result' | 'children'> = {
  id: 'try',
  title: 'Try the widget',
  lead: 'The widget from the code above, with the same settings and test key, and in your charity’s colours if you enter them. It tells you what happens to your donation. No money moves.',
  openLabel: 'Open the widget',
  openingLabel: 'Opening…',
  failedText: 'We couldn’t fetch the widget. Check your connection, then press again.',
  scriptlessText:
    'The widget needs JavaScript, which is off in your browser. On your own pages, what you put inside the widget’s element shows instead of the widget.',
};

/** Shown when the sample's `onSuccess` would be called. */
export const calledBack = (orderId: string) => `onSuccess was called with the order ${orderId}.`;
