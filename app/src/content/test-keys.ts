import type { TestKeysProps } from '@tuppence/ui/donation-api';
import type { CharitySearchCopy } from '@tuppence/ui/home';

export const keys: Omit<
  TestKeysProps,
  'apiKey' | 'charity' | 'children' | 'onCopied' | 'onFailed'
> = {
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
export const searchCopy = {
  noneFound: 'No matches. Try fewer letters, its town or its charity number.',
  registerFailed: 'We couldn’t reach the charity register. Check your connection, then try again.',
} satisfies Partial<CharitySearchCopy>;

export const partnerDetail = (id: string) => `id ${id}`;
