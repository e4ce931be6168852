import type { ReactNode } from 'react';
import { nowrap } from './unbroken.css';

/** Keeps words such as "3-minute" on one line. */
export function unbroken(text: string): ReactNode {
  return text.split(/(\d+-\p{L}+)/u).map((part, index) =>
    // Every second part is a match.
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
