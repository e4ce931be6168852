import { useStep } from '@tuppence/site/step';
import { sessionStore } from '@tuppence/site/storage';
import { deckStepAfter, deckStepBefore, deckStepFromText } from '@tuppence/ui/deck';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Session storage key of the visitor's name, which is never sent. */
const nameKey = 'investor-name';

/** The step is in the address, for back, forward and reload. */
export function useDeck() {
  const [asked, goToStep] = useStep();
  const [name, setName] = useState(() => sessionStore.get(nameKey) ?? '');
  const step = deckStepFromText(asked);

  useEffect(() => {
    if (name) sessionStore.set(nameKey, name);
  }, [name]);

  // The address changes with a delay, so quick presses must count from the pending step.
  const target = useRef(step);
  useLayoutEffect(() => {
    target.current = step;
  }, [step]);
  function goTo(next: typeof step) {
    if (next === target.current) return;
    target.current = next;
    goToStep(next);
  }
  return {
    step,
    name,
    setName,
    goForward: () => goTo(deckStepAfter(target.current)),
    goBack: () => goTo(deckStepBefore(target.current)),
    /** Deletes the name, also in a field that shows before the reload (docs/behaviour.md 3.12). */
    restart() {
      sessionStore.remove(nameKey);
      setName('');
      window.history.replaceState(null, '', window.location.pathname);
      window.location.reload();
    },
  };
}
