'use client';

import { createContext, type ReactNode, use, useMemo } from 'react';

const english = {
  /** The close button of a `Dialog`. */
  close: 'Close',
  /** The confirm button of an `AlertDialog`. */
  confirm: 'OK',
  /** A `CopyButton`, before it is pressed and for 2 s afterwards. */
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Failed to copy',
  /** A shorter `copyFailed`, for a `CodeBlock`. */
  copyFailedShort: 'Failed',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  capsLockOn: 'Caps lock is on',
  /** Followed by a colon and what the film shows. */
  playFilm: 'Play film',
  pauseFilm: 'Pause film',
  mute: 'Mute',
  unmute: 'Unmute',
  filmMissing: 'Video not available',
  /** The region of toasts, one toast, and its close button. */
  notifications: 'Notifications',
  notification: 'Notification',
  dismiss: 'Dismiss',
  opensInNewTab: '(opens in a new tab)',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  /** Accessible names of the header's navigation, on a desktop and in a phone's menu. */
  mainNavigation: 'Main',
  mobileNavigation: 'Mobile',
  /** Accessible names of the footer's groups of links, and of its legal links. */
  footerNavigation: 'Footer',
  legalNavigation: 'Legal',
  skipToContent: 'Skip to main content',
  loadAgain: 'Load again',
  /** The link to each answer of a `Faq`. */
  linkToAnswer: 'Link to this answer',
  /** Read out after the score of the rating in a `Hero`. */
  outOfFive: 'out of 5',
  formNeedsScript: 'This form needs JavaScript, which is off in your browser.',
  noCharity: 'No charity by that name. Try part of it.',
};

/** Words built into controls. A prop can replace some of them. */
export type ControlWords = Readonly<Record<keyof typeof english, string>>;

const ControlWordsContext = createContext<ControlWords>(english);

export interface ControlWordsProviderProps {
  /** Words in another language. The rest come from an outer provider, or are English. */
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
