import { useEffect, useState } from 'react';

const secondMs = 1000;

/** Counts down whole seconds, also while the device sleeps. */
export function useCountdown(seconds: number) {
  const [end, setEnd] = useState(() => Date.now() + seconds * secondMs);
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const show = () => {
      const next = Math.max(0, Math.ceil((end - Date.now()) / secondMs));
      setLeft(next);
      if (next === 0) clearInterval(timer);
    };
    const timer = setInterval(show, secondMs);
    show();
    return () => clearInterval(timer);
  }, [end]);
  return { left, restart: () => setEnd(Date.now() + seconds * secondMs) };
}
