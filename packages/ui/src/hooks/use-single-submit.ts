'use client';

import { useRef, useState } from 'react';

/** Runs one submit at a time, even if `pending` is not painted yet. */
export function useSingleSubmit<Values>(submit: (values: Values) => Promise<void>) {
  const [pending, setPending] = useState(false);
  const running = useRef(false);

  async function submitOnce(values: Values): Promise<void> {
    if (running.current) return;
    running.current = true;
    setPending(true);
    try {
      await submit(values);
    } finally {
      running.current = false;
      setPending(false);
    }
  }

  return { pending, submitOnce };
}
