import { startTransition, useEffect, useRef, useState } from 'react';
import type { CharityLink } from './CharityLinks';
import type { RegisteredCharity } from './RegisteredCharities';

/** The pause in typing before the register is searched. */
const pauseMs = 200;
const minLetters = 2;

export interface CharitySources {
  /** Finds charities with a page. */
  search: (typed: string) => Promise<readonly CharityLink[]>;
  /** Called with two or more letters. `signal` cancels an outdated search. */
  searchRegister: (typed: string, signal: AbortSignal) => Promise<readonly RegisteredCharity[]>;
}

/** The rows of the last answer stay until the next one. */
interface CharityAnswer {
  /** The search text. */
  asked: string;
  partners: readonly CharityLink[];
  registered: readonly RegisteredCharity[];
  pending: boolean;
  failure: 'partners' | 'register' | 'all' | null;
}

const nothing: CharityAnswer = {
  asked: '',
  partners: [],
  registered: [],
  pending: false,
  failure: null,
};

/** Searches both sources, and ignores answers to earlier texts. */
export function useCharitySearch({ search, searchRegister }: CharitySources) {
  const [answer, setAnswer] = useState(nothing);
  const latest = useRef(new AbortController());
  useEffect(() => () => latest.current.abort(), []);

  function ask(asked: string, waitMs: number) {
    latest.current.abort();
    const controller = new AbortController();
    latest.current = controller;
    const { signal } = controller;
    if (asked === '') {
      setAnswer(nothing);
      return;
    }
    const asksRegister = [...asked].length >= minLetters;
    setAnswer((shown) => ({ ...shown, asked, pending: true, failure: null }));
    // As transitions, the rows follow the letter that was typed, and give way to the next one.
    const partners = search(asked);
    partners.then(
      (found) =>
        signal.aborted ||
        startTransition(() => setAnswer((shown) => ({ ...shown, partners: found }))),
      () => undefined,
    );
    // Always waits, so that nothing is announced between two letters.
    const registered = pause(waitMs, signal).then(() =>
      asksRegister ? searchRegister(asked, signal) : [],
    );
    Promise.allSettled([partners, registered]).then(([withPage, others]) => {
      if (signal.aborted) return;
      const noPartners = withPage.status === 'rejected';
      const noRegister = others.status === 'rejected';
      startTransition(() =>
        setAnswer({
          asked,
          partners: withPage.status === 'fulfilled' ? withPage.value : [],
          registered: others.status === 'fulfilled' ? others.value : [],
          pending: false,
          failure:
            noPartners && (noRegister || !asksRegister)
              ? 'all'
              : noPartners
                ? 'partners'
                : noRegister
                  ? 'register'
                  : null,
        }),
      );
    });
  }

  return {
    answer,
    type: (typed: string) => ask(typed.trim(), pauseMs),
    retry: () => ask(answer.asked, 0),
  };
}

/** Resolves after `ms`, or never if `signal` aborts first. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  });
}
