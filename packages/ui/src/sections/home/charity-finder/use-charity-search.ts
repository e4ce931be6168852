'use client';

import { useEffect, useRef, useState } from 'react';
import type { CharityLink } from './CharityLinks';
import type { RegisteredCharity } from './RegisteredCharities';

/** The register is searched, and the result announced, after this pause in typing, in ms. */
const pauseMs = 200;
const minLetters = 2;

export interface CharitySources {
  /** Finds charities with a page. If no search succeeds, `copy.failed` is shown. */
  search: (typed: string) => Promise<readonly CharityLink[]>;
  /**
   * Called with two or more letters, after a pause in typing. `signal` cancels a search that is out
   * of date. If only `searchRegister` rejects, `copy.registerFailed` is shown.
   */
  searchRegister: (typed: string, signal: AbortSignal) => Promise<readonly RegisteredCharity[]>;
}

/** What is shown below the field. The rows of the last answer stay until the next one. */
interface CharityAnswer {
  /** The search text. Empty if nothing is typed. */
  asked: string;
  partners: readonly CharityLink[];
  registered: readonly RegisteredCharity[];
  pending: boolean;
  failure: 'register' | 'all' | null;
}

const nothing: CharityAnswer = {
  asked: '',
  partners: [],
  registered: [],
  pending: false,
  failure: null,
};

/** Searches both sources for the latest text, and ignores answers to earlier ones. */
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
    const partners = search(asked);
    partners.then(
      (found) => signal.aborted || setAnswer((shown) => ({ ...shown, partners: found })),
      () => undefined,
    );
    // Waits even if the register is not asked, so that nothing is announced between two letters.
    const registered = pause(waitMs, signal).then(() =>
      asksRegister ? searchRegister(asked, signal) : [],
    );
    Promise.allSettled([partners, registered]).then(([withPage, others]) => {
      if (signal.aborted) return;
      const failed = [withPage, others].filter(({ status }) => status === 'rejected').length;
      const bothFailed = failed === (asksRegister ? 2 : 1);
      setAnswer({
        asked,
        partners: withPage.status === 'fulfilled' ? withPage.value : [],
        registered: others.status === 'fulfilled' ? others.value : [],
        pending: false,
        failure: bothFailed ? 'all' : others.status === 'rejected' ? 'register' : null,
      });
    });
  }

  return {
    answer,
    type: (typed: string) => ask(typed.trim(), pauseMs),
    /** Repeats the last search immediately. */
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
