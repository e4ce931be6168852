import type { CharitySearchCopy, CharitySearchFieldProps } from '@tuppence/ui/home';
import { claim } from '../claims/texts.ts';

export const searchField: CharitySearchFieldProps = {
  label: 'Search for a charity',
  placeholder: 'Try hospice, school or Hackney',
};

const found = (count: number) =>
  count >= 10
    ? `Showing the first ${count}. Keep typing to narrow the list`
    : count === 1
      ? '1 charity found'
      : `${count} charities found`;

export const searchCopy: CharitySearchCopy = {
  resultsLabel: 'Charities with a page here',
  registeredLabel: 'Charities on the public registers',
  searching: 'Searching…',
  tryAgain: 'Try again',
  found,
  noneFound:
    'No matches. Try fewer letters, its town or its charity number. Here are the charities with a page.',
  partnersFailed:
    'We couldn’t load the charities with a page here, so this shows only the public registers.',
  registerFailed:
    'We couldn’t reach the charity register, so this shows only charities with a page here.',
  failed: 'We couldn’t search. Check your connection, then try again.',
};

/** For a register of sample data. */
export const sampleSearchCopy: CharitySearchCopy = {
  ...searchCopy,
  found: (count) => `${found(count)}. Names marked “sample” are invented.`,
  noneFound: `No matches in this sample of the registers: all ${claim('charitiesRegistered')} are in the app. Here are the charities with a page.`,
};
