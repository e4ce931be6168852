import type { ReactNode } from 'react';
import { nowrap } from './unbroken.css';

/** Keeps a number and the word that a hyphen joins to it on one line: "3-minute". */
export function unbroken(text: string): ReactNode {
  return text.split(/(\d+-\p{L}+)/u).map((part, index) =>
    // The pattern has one group, so every second part is a match. Other parts need no key.
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change order
      <span key={index} className={nowrap}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
