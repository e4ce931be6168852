'use client';

import { useControlWords } from '../control-words/ControlWordsProvider';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';

/** Tells screen readers that a link opens in a new tab. */
export function NewTabHint() {
  const { opensInNewTab } = useControlWords();
  return <VisuallyHidden>{` ${opensInNewTab}`}</VisuallyHidden>;
}
