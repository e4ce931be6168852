import { useId, useRef, useState } from 'react';
import { useControlWords } from '../control-words/ControlWordsProvider';
import type { FormProblem } from './FormError';

/**
 * Runs one `send` at a time, even if `pending` is not painted yet. `failure` is the caller's
 * problem, or a general one if the last `send` rejected: the props of a `FormError`. Spread `button`
 * on the button that sends.
 */
export function useSending<Values = void>(
  send: (values: Values) => Promise<unknown>,
  problem?: FormProblem | undefined,
  /** Of a field that refers to `problem`, so that the button does not. */
  problemId?: string | undefined,
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

  const generatedId = useId();
  const id = problemId ?? generatedId;
  const shown = failed ? { title: sendingFailed, message: tryAgain } : problem;
  return {
    sendOnce,
    failure: shown && { id, ...shown },
    button: { pending, 'aria-describedby': shown && (failed || !problemId) ? id : undefined },
    /** Ends the general problem. The next `send` does so too. */
    dismiss: () => setFailed(false),
  };
}
