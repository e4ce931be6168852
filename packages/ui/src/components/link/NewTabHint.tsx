'use client';

import { useControlWords } from '../control-words/ControlWordsProvider';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';

/** Says, after the text of a link, that it opens in a new tab. */
export function NewTabHint() {
  const { opensInNewTab } = useControlWords();
  return <VisuallyHidden> {opensInNewTab}</VisuallyHidden>;
}
