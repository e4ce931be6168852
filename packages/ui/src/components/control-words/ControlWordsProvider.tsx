'use client';

import { createContext, type ReactNode, use, useMemo } from 'react';

const english = {
  close: 'Close',
  confirm: 'OK',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Failed to copy',
  /** For a `CodeBlock`. */
  copyFailedShort: 'Failed',
  /** Above the text, where the browser refuses to copy. */
  copyByHand: 'Copy the selected text',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  capsLockOn: 'Caps lock is on',
  /** Followed by a colon and what the film shows. */
  playFilm: 'Play film',
  pauseFilm: 'Pause film',
  filmMissing: 'Video not available',
  /** The region of toasts, and the close button of each. */
  notifications: 'Notifications',
  dismiss: 'Dismiss',
  opensInNewTab: '(opens in a new tab)',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  mainNavigation: 'Main',
  footerNavigation: 'Footer',
  legalNavigation: 'Legal',
  skipToContent: 'Skip to main content',
  loadAgain: 'Load again',
  /** Read out after the score of a rating. */
  outOfFive: 'out of 5',
  getApp: 'Get the app',
  joinWaitlist: 'Join waitlist',
  /** Moving through steps and long tables. */
  back: 'Back',
  progress: 'Progress',
  stepOf: (step: number, steps: number) => `Step ${step} of ${steps}`,
  loading: 'Loading',
  /** If a form's handler rejects. */
  sendingFailed: 'Something went wrong',
  tryAgain: 'Check your connection, then try again.',
  formNeedsScript: 'This form needs JavaScript, which is off in your browser.',
};

/** Their English is in the component that shows them: other pages need not load it. */
interface WordsOfOneComponent {
  /** What a figure is called: "£12 million or more" for `£12M+`. */
  figureInWords?: ((figure: string) => string) | undefined;
  /** A day such as "14 Nov 2026", from `2026-11-14`. */
  day?: ((isoDay: string) => string) | undefined;
  /** A month such as "Nov 2026", from `2026-11`. */
  month?: ((isoMonth: string) => string) | undefined;
  /** The accessible name of a `Barcode`: "Barcode TUPP-50". */
  barcode?: ((value: string) => string) | undefined;
  /** The number of a `TractionStep`'s tile: "No. 1". */
  numbered?: ((number: number) => string) | undefined;
  /** Announced by a `CharityPicker`: "12 charities". */
  charitiesFound?: ((count: number) => string) | undefined;
  /** If a `CharityPicker` finds nothing. */
  noCharity?: string | undefined;
  /** If the text in a `CharityPicker` fits charities, but is no charity's name. */
  chooseCharity?: string | undefined;
  /** For a long table: "Show 50 more". */
  showMore?: ((count: number) => string) | undefined;
  showFewer?: string | undefined;
  /** For a film with sound. */
  mute?: string | undefined;
  unmute?: string | undefined;
  /** The label of the field that only robots fill in. */
  leaveEmpty?: string | undefined;
}

export type ControlWords = Readonly<typeof english> & WordsOfOneComponent;

const ControlWordsContext = createContext<ControlWords>(english);

export interface ControlWordsProviderProps {
  /** Missing words come from an outer provider, or are English. */
  words: Partial<ControlWords>;
  children: ReactNode;
}

/** Translates the words built into controls. */
export function ControlWordsProvider({ words, children }: ControlWordsProviderProps) {
  const outer = useControlWords();
  const all = useMemo(() => ({ ...outer, ...words }), [outer, words]);
  return <ControlWordsContext value={all}>{children}</ControlWordsContext>;
}

/** The words of the nearest `ControlWordsProvider`, or English. */
export function useControlWords(): ControlWords {
  return use(ControlWordsContext);
}
