import { Fragment, type ReactNode } from 'react';
import { nowrap } from './unbroken.css';

/** Keeps a number and the word that a hyphen joins to it on one line: "3-minute". */
export function unbroken(text: string): ReactNode {
  return text.split(/(\d+-\p{L}+)/u).map((part, index) =>
    // The pattern has one group, so every second part is a match.
    index % 2 === 1 ? (
      <span key={part} className={nowrap}>
        {part}
      </span>
    ) : (
      <Fragment key={part}>{part}</Fragment>
    ),
  );
}
