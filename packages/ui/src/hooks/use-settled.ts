'use client';

import { useEffect, useRef, useState } from 'react';

/** Longer than the pause between two letters. */
const pauseMs = 700;

/** A text for a live region: empty until it has changed, and then stayed the same for a while. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState('');
  const last = useRef(text);
  useEffect(() => {
    if (last.current === text) return undefined;
    last.current = text;
    // Also a text that returns waits for its pause.
    setSettled('');
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return text === settled ? text : '';
}
