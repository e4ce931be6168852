'use client';

import { useControlWords } from '../control-words/ControlWordsProvider';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';

/** Text for screen readers at the end of a link that opens in a new tab. */
export function NewTabHint() {
  const { opensInNewTab } = useControlWords();
  return <VisuallyHidden> {opensInNewTab}</VisuallyHidden>;
}
