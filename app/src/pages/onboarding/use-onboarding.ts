import { focusPageHeading } from '@tuppence/site/focus';
import { useStep } from '@tuppence/site/step';
import { sessionStore } from '@tuppence/site/storage';
import { useEffect, useRef, useState } from 'react';

/** Session storage key of the visitor's first name, which is never sent. */
const nameKey = 'onboarding-name';
const lastStep = 3;

/** The step is in the address, so that back and reload work. */
export function useOnboarding() {
  const [query, goTo] = useStep();
  const asked = Number(query);
  const step = Number.isInteger(asked) && asked >= 1 && asked <= lastStep ? asked : 1;
  const entered = useRef(step);

  // A name that an earlier visit stored is not used.
  const [name, setName] = useState('');

  useEffect(() => {
    if (entered.current === step) return;
    const cameFrom = entered.current;
    entered.current = step;
    // This step change was automatic, so the greeting stays and keeps focus.
    if (cameFrom === 1 && step === 2 && name) return;
    if (step === 1) setName('');
    window.scrollTo({ top: 0, behavior: 'instant' });
    focusPageHeading();
  }, [step, name]);

  return {
    step,
    goTo,
    name,
    greet(given: string) {
      sessionStore.set(nameKey, given);
      setName(given);
    },
  };
}
