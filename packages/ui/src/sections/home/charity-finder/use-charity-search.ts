'use client';

import { useEffect, useRef, useState } from 'react';
import type { CharityLink } from './CharityLinks';
import type { RegisteredCharity } from './RegisteredCharities';

/** A pause in the typing after which the register is asked and the number found is announced, in ms. */
const pauseMs = 200;
const fewestLetters = 2;

/** Where a search looks. */
export interface CharitySources {
  /** Finds charities with a page for what was typed. A rejected promise shows `copy.failed`; what was typed stays. */
  search: (typed: string) => Promise<readonly CharityLink[]>;
  /**
   * Finds further charities in a register, asked from two letters on when the typing pauses. `signal`
   * ends a search whose answer is no longer wanted. A rejected promise shows `copy.registerFailed`.
   */
  searchRegister?:
    | ((typed: string, signal: AbortSignal) => Promise<readonly RegisteredCharity[]>)
    | undefined;
}

/** What stands below the field. Rows of an earlier answer stay until the next one is here. */
interface CharityAnswer {
  /** The words that this answers; empty before the first question. */
  asked: string;
  /** Charities with a page of their own. */
  partners: readonly CharityLink[];
  /** Charities of the public registers. */
  registered: readonly RegisteredCharity[];
  /** An answer is on its way. */
  pending: boolean;
  /** Which source did not answer. */
  failure: 'register' | 'all' | null;
}

const nothing: CharityAnswer = {
  asked: '',
  partners: [],
  registered: [],
  pending: false,
  failure: null,
};

/** Asks both sources for what was typed last; answers to anything typed before are dropped. */
export function useCharitySearch(
  search: CharitySources['search'],
  searchRegister: CharitySources['searchRegister'],
) {
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
    const asksRegister = searchRegister !== undefined && [...asked].length >= fewestLetters;
    setAnswer((shown) => ({ ...shown, asked, pending: true, failure: null }));
    const partners = search(asked);
    partners.then(
      (found) => signal.aborted || setAnswer((shown) => ({ ...shown, partners: found })),
      () => undefined,
    );
    // One letter waits as well: its answer would be announced just before that of the second.
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
    /** Asks once more for what was typed last, at once. */
    again: () => ask(answer.asked, 0),
  };
}

/** Never resolves where the signal ends it. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  });
}
