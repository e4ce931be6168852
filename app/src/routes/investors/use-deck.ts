import { deckStepAfter, deckStepBefore, deckStepFromText } from '@tuppence/ui/deck';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { sessionStore } from '../../services/storage';

/** Keeps the visitor's name for the tab's session; it goes nowhere else. */
const nameKey = 'investor-name';

/** Step and name of the deck. The step lives in the address, so that back, forward and reload work. */
export function useDeck() {
  const [query, setQuery] = useSearchParams();
  const [name, setName] = useState(() => sessionStore.get(nameKey) ?? '');
  const step = deckStepFromText(query.get('step'));

  useEffect(() => {
    if (name) sessionStore.set(nameKey, name);
  }, [name]);

  // The address changes a little later than a key is pressed: fast presses count from the step they lead to.
  const target = useRef(step);
  useLayoutEffect(() => {
    target.current = step;
  }, [step]);
  function goTo(next: typeof step) {
    if (next === target.current) return;
    target.current = next;
    setQuery({ step: String(next) });
  }
  return {
    step,
    name,
    setName,
    goForward: () => goTo(deckStepAfter(target.current)),
    goBack: () => goTo(deckStepBefore(target.current)),
    /** Deletes the name and loads the page anew at its first step (docs/behaviour.md 3.12). */
    restart() {
      sessionStore.remove(nameKey);
      window.location.assign(window.location.pathname);
    },
  };
}
