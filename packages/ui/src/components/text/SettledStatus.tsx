import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import { Text, type TextProps } from './Text';

/** Longer than the pause between two letters. */
const pauseMs = 700;

interface SettledStatusProps extends Pick<TextProps, 'size'> {
  text: string;
  /** Shown instead, and not announced. */
  pending?: string | undefined;
}

/** Shows a text at once, and announces it after a pause: once, not for each letter. */
export function SettledStatus({ text, pending, size }: SettledStatusProps) {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <div>
      <Text tone="muted" size={size} aria-hidden>
        {pending ?? text}
      </Text>
      <VisuallyHidden role="status">{text === settled ? text : ''}</VisuallyHidden>
    </div>
  );
}
