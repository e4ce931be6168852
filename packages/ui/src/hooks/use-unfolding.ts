import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** About one screen. */
const shownAtFirst = 12;
/** Thousands of rows at once would block the page. */
const step = 200;

/** Says how many rows of a long table to show. `whole` shows all. */
export function useUnfolding(count: number, whole: boolean) {
  const [unfolded, setUnfolded] = useState(shownAtFirst);
  const shown = whole ? count : unfolded;
  const [firstNew, setFirstNew] = useState<number>();
  const [printing, setPrinting] = useState(false);
  const target = useRef<HTMLTableRowElement>(null);
  // The reader continues at the first new row.
  useLayoutEffect(() => {
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
    // A transition lets the browser show the press before hundreds of rows.
    startTransition(() => {
      setFirstNew(left > 0 ? shown : undefined);
      setUnfolded(left > 0 ? shown + next : shownAtFirst);
    });
  }
  return {
    shown,
    /** Rows in the document. Those beyond `shown` show only on paper. */
    drawn: printing ? count : Math.max(shown, step),
    folds: count > shownAtFirst && !whole,
    left,
    next,
    firstNew,
    target,
    press,
  };
}
