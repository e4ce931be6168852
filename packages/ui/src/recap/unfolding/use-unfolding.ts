'use client';

import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** Rows shown before the button is pressed: about one screen. */
const shownAtFirst = 12;
/** Rows that a press adds, because thousands at once would block the page. */
const step = 200;

/** How much of a table of `count` rows is shown, and drawn for paper. */
export function useUnfolding(count: number) {
  const [shown, setShown] = useState(shownAtFirst);
  const [firstNew, setFirstNew] = useState<number>();
  const [printing, setPrinting] = useState(false);
  const target = useRef<HTMLTableRowElement>(null);
  // The focus moves to the first new row, where reading goes on.
  useEffect(() => {
    if (firstNew !== undefined) target.current?.focus();
  }, [firstNew]);
  useEffect(() => {
    const before = () => flushSync(() => setPrinting(true));
    const after = () => setPrinting(false);
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, []);

  const left = Math.max(0, count - shown);
  const next = left <= step ? left : step;
  function press() {
    setFirstNew(left > 0 ? shown : undefined);
    setShown(left > 0 ? shown + next : shownAtFirst);
  }
  return {
    shown,
    /** Rows in the document: what is beyond `shown` stands on paper alone. */
    drawn: printing ? count : Math.max(shown, step),
    folds: count > shownAtFirst,
    left,
    next,
    firstNew,
    target,
    press,
  };
}
