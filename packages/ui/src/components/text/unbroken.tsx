import type { ReactNode } from 'react';
import { nowrap } from './unbroken.css';

/** Keeps words such as "3-minute" on one line. */
export function unbroken(text: string): ReactNode {
  return text.split(/(\d+-\p{L}+)/u).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change order
    <span key={index} className={index % 2 === 1 ? nowrap : undefined}>
      {part}
    </span>
  ));
}
