import { deckStepAfter, deckStepBefore, deckStepFromText } from '@tuppence/ui/deck';
import { useEffect, useState } from 'react';
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

  function goTo(next: number) {
    if (next !== step) setQuery({ step: String(next) });
  }
  return {
    step,
    name,
    setName,
    goForward: () => goTo(deckStepAfter(step)),
    goBack: () => goTo(deckStepBefore(step)),
    /** Forgets the name and loads the page anew at its first step (Spec §2, Closing). */
    restart() {
      sessionStore.remove(nameKey);
      window.location.assign(window.location.pathname);
    },
  };
}
