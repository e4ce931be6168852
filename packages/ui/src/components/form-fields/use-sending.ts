'use client';

import { useRef, useState } from 'react';
import { useControlWords } from '../control-words/ControlWordsProvider';
import type { FormProblem } from './FormError';

/**
 * Runs one `send` at a time, even if `pending` is not painted yet. `problem` is the caller's, or a
 * general one if the last `send` rejected: show it in a `FormError`.
 */
export function useSending<Values = void>(
  send: (values: Values) => Promise<unknown>,
  problem?: FormProblem | undefined,
) {
  const { sendingFailed, tryAgain } = useControlWords();
  const [pending, setPending] = useState(false);
  const [failed, setFailed] = useState(false);
  const running = useRef(false);

  async function sendOnce(values: Values): Promise<void> {
    if (running.current) return;
    running.current = true;
    setPending(true);
    setFailed(false);
    try {
      await send(values);
    } catch (error) {
      console.error(error);
      setFailed(true);
    } finally {
      running.current = false;
      setPending(false);
    }
  }

  return {
    pending,
    sendOnce,
    problem: failed ? { title: sendingFailed, message: tryAgain } : problem,
    /** Ends the general problem. The next `send` does so too. */
    dismiss: () => setFailed(false),
  };
}
