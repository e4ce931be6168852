/** docs/behaviour.md 10 has the notices word for word. */

import type { ToastMessage } from '@tuppence/ui';

/** `unsaid` if the page's heading says it too. */
export const success = (title: string, description: string, unsaid = false): ToastMessage => ({
  title,
  description,
  unsaid,
});

export const failure = (title: string, description: string): ToastMessage => ({
  title,
  description,
  tone: 'destructive',
});

export const copyMessages = {
  /** `what` starts the sentence, e.g. "Support email". */
  copied: (what: string) => success('Copied!', `${what} copied to clipboard`),
  promptCopied: success(
    'Copied to clipboard!',
    'You can now paste the prompt in your LLM of choice.',
  ),
  failed: failure('Failed to copy', 'Please try again'),
} as const;

/** Announced, because only the browser shows it. */
export const downloaded = (file: string) => `${file} downloaded`;

const cannotContain = (letter: string) =>
  ` It cannot contain ${letter.trim() ? `“${letter}”` : 'a space'}.`;

export const invalidEmail = (unexpected?: string) =>
  `Please enter a valid email address.${unexpected ? cannotContain(unexpected) : ''}`;
