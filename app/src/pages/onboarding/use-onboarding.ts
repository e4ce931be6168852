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

  const [name, setName] = useState('');
  const [greeting, setGreeting] = useState(false);

  useEffect(() => {
    if (entered.current === step) return;
    const cameFrom = entered.current;
    entered.current = step;
    // This step change was automatic, so the greeting stays and keeps focus.
    if (cameFrom === 1 && greeting) return;
    setGreeting(false);
    // After a reload.
    if (step === 2) setName((typed) => typed || (sessionStore.get(nameKey) ?? ''));
    window.scrollTo({ top: 0, behavior: 'instant' });
    focusPageHeading();
  }, [step, greeting]);

  return {
    step,
    goTo,
    name,
    /** The greeting is shown before step 2, or above it. */
    greeted: greeting || (step === 2 && name !== ''),
    greet(given: string) {
      sessionStore.set(nameKey, given);
      setName(given);
      setGreeting(true);
    },
  };
}
